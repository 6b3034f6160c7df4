// What the client itself says. All else comes from Python, in the page's language.

const WORDS = {
  en: {
    coming: "The rulebook is on its way",
    starting: "The rulebook is opening",
    returning: "Your place in this drill comes back with the rulebook",
    waits: (label, checks) => (checks ? "Checks as soon as it is here" : `${label}, as soon as it is here`),
    noted: (n) => (n === 1 ? "1 card noted" : `${n} cards noted`),
    answers: (n) => (n === 1 ? "1 answer noted" : `${n} answers noted`),
    bytes: (some, all) => `${some} of ${all} MB`,
    loading: "Loading the rulebook",
    failed: "The rulebook did not open on this device. The answer key below still works.",
    silent: "The rulebook stopped answering. What you chose is still here.",
    raised: "The rulebook could not answer this. What you chose is still here.",
    again: "Try again",
    copied: "Link copied",
    inAddress: "The link is in the address bar",
    full: "There is no room for it in this browser. Everything is as it was.",
  },
  de: {
    coming: "Das Regelbuch ist unterwegs",
    starting: "Das Regelbuch wird aufgeschlagen",
    returning: "Dein Stand kommt mit dem Regelbuch zurück",
    waits: (label, checks) => (checks ? "Wird geprüft, sobald es da ist" : `${label}, sobald es da ist`),
    noted: (n) => (n === 1 ? "1 Karte gemerkt" : `${n} Karten gemerkt`),
    answers: (n) => (n === 1 ? "1 Antwort gemerkt" : `${n} Antworten gemerkt`),
    bytes: (some, all) => `${some} von ${all} MB`,
    loading: "Das Regelbuch wird geladen",
    failed: "Das Regelbuch ließ sich auf diesem Gerät nicht öffnen. Die Lösung unten geht trotzdem.",
    silent: "Das Regelbuch antwortet nicht mehr. Deine Wahl ist noch da.",
    raised: "Das Regelbuch konnte hierauf nicht antworten. Deine Wahl ist noch da.",
    again: "Noch einmal versuchen",
    copied: "Link kopiert",
    inAddress: "Der Link steht in der Adresszeile",
    full: "Dafür ist in diesem Browser kein Platz. Alles ist, wie es war.",
  },
  es: {
    coming: "El reglamento está en camino",
    starting: "El reglamento se está abriendo",
    returning: "Tu avance vuelve con el reglamento",
    waits: (label, checks) => (checks ? "Se comprueba en cuanto llegue" : `${label}, en cuanto llegue`),
    noted: (n) => (n === 1 ? "1 carta anotada" : `${n} cartas anotadas`),
    answers: (n) => (n === 1 ? "1 respuesta anotada" : `${n} respuestas anotadas`),
    bytes: (some, all) => `${some} de ${all} MB`,
    loading: "Cargando el reglamento",
    failed: "El reglamento no se abrió en este dispositivo. La solución de abajo sigue disponible.",
    silent: "El reglamento dejó de responder. Tu elección sigue aquí.",
    raised: "El reglamento no pudo responder a esto. Tu elección sigue aquí.",
    again: "Intentar de nuevo",
    copied: "Enlace copiado",
    inAddress: "El enlace está en la barra de direcciones",
    full: "No cabe en este navegador. Todo sigue como estaba.",
  },
};

/** The words in a language given as in `<html lang>`; English where there are none. */
export function words(language) {
  return WORDS[language.slice(0, 2)] ?? WORDS.en;
}

/** Bytes as megabytes with one decimal, in the style of a language. */
export function megabytes(bytes, language) {
  const style = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / 1e6).toLocaleString(language, style);
}
