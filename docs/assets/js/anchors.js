// Leaves links within a page to the browser. The theme's instant navigation takes them up too, and
// answers a tab's first one by fetching the page again and exchanging it for itself: whoever looks
// up the rule of a verdict would wait for the network, and find the verdict gone.
//
// No module, since it has to listen before the theme does (overrides/main.html): on `window`, events
// reach their listeners in the order in which these were added.

{
  const address = ({ origin, pathname, search }) => origin + pathname + search;
  let page = address(location);

  // The theme passes over links that name a target.
  addEventListener(
    "click",
    ({ target: clicked }) => {
      const link = clicked.closest?.("a[href]");
      if (!link || link.target) return;
      if (address(link) !== page) page = address(link);
      else if (link.hash) link.target = "_self";
    },
    { capture: true },
  );

  // Back and forth within the page. Once the theme has navigated, it has taken the restoring of the
  // scroll position over from the browser, and keeps the positions in the states of the history.
  addEventListener("popstate", (event) => {
    if (address(location) !== page) {
      page = address(location);
      return;
    }
    event.stopImmediatePropagation();
    const { y } = event.state ?? {};
    if (history.scrollRestoration === "manual" && y !== undefined) scrollTo(0, y);
  });
}
