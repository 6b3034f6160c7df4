// Where an address within a page leads.
//
// Links within a page are left to the browser. The theme's instant navigation takes them up too, and
// answers a tab's first one by fetching the page again and exchanging it for itself: whoever looks
// up the rule of a verdict would wait for the network, and find the verdict gone.
//
// No module, since it has to listen before the theme does (overrides/main.html): on `window`, events
// reach their listeners in the order in which these were added.

{
  // Drills, examples, rules and words are laid out when they come near (tarock.css), unless a place
  // among them is asked for: then all of them, so that the way to it is as long as it will be. What
  // the reader looks at stays where it is, and so does the place to which the way back leads.
  const layOut = (whole, seen) => {
    const root = document.documentElement;
    if (root.hasAttribute("data-whole") === whole) return false;
    const before = seen?.getBoundingClientRect().top;
    root.toggleAttribute("data-whole", whole);
    if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
    return true;
  };

  const address = ({ origin, pathname, search }) => origin + pathname + search;
  let page = address(location);

  // The theme passes over links that name a target.
  addEventListener(
    "click",
    ({ target: clicked }) => {
      const link = clicked.closest?.("a[href]");
      if (!link) return;
      if (link.hash) layOut(true, link);
      if (link.target) return;
      if (address(link) !== page) {
        page = address(link);
        layOut(link.hash !== "");
      } else if (link.hash) link.target = "_self";
    },
    { capture: true },
  );

  // Back and forth within the page. Once the theme has navigated, it has taken the restoring of the
  // scroll position over from the browser, and keeps the positions in the states of the history.
  addEventListener("popstate", (event) => {
    if (address(location) !== page) {
      page = address(location);
      layOut(true);
      return;
    }
    event.stopImmediatePropagation();
    const { y } = event.state ?? {};
    if (history.scrollRestoration === "manual" && y !== undefined) scrollTo(0, y);
  });

  // The rules of a game once stood on its first page: an address that names one where it does not
  // stand is led on to where it does, as overrides/partials/chapters.html tells.
  const leadOn = () => {
    const { home, rules } = document.querySelector(".chapters")?.dataset ?? {};
    const [, prefix, section] = /^#([a-z]{2})-(op|\d+)[\d-]*$/.exec(location.hash) ?? [];
    if (!rules || !section || document.getElementById(location.hash.slice(1))) return;
    const stands = JSON.parse(rules);
    if (stands.prefix !== prefix || !stands[section]) return;
    const goal = new URL(`${stands[section]}/${location.hash}`, new URL(home, location.href));
    if (goal.pathname !== location.pathname) location.replace(goal);
  };
  addEventListener("hashchange", () => {
    if (layOut(true)) document.querySelector(":target")?.scrollIntoView();
    leadOn();
  });
  leadOn();
}
