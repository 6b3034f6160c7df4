// Keeps the language menu on this page's translations. Instant navigation exchanges the page but
// not the header, so the links that the build wrote would stay those of the first page.

const root = new URL("../../", import.meta.url);

function update() {
  const links = [...document.querySelectorAll(".md-select__link[data-folder]")];
  const folders = links.map((link) => link.dataset.folder).filter(Boolean);
  const path = location.pathname.slice(root.pathname.length);
  const here = folders.find((folder) => path.startsWith(folder)) ?? "";
  for (const link of links) {
    link.href = new URL(link.dataset.folder + path.slice(here.length), root).href;
  }
}

window.document$?.subscribe(update);
