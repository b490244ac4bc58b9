// Where the reader is: `/`, `/new` or `/t/<id>`.

export type Place =
  { page: "home" } | { page: "new"; game: string | null } | { page: "table"; id: string } | { page: "lost" };

function placeOf(url: Location | URL): Place {
  const path = url.pathname.replace(/\/+$/, "");
  if (path === "") return { page: "home" };
  if (path === "/new") return { page: "new", game: new URLSearchParams(url.search).get("game") };
  const table = /^\/t\/([A-Za-z0-9_-]+)$/.exec(path)?.[1];
  return table ? { page: "table", id: table } : { page: "lost" };
}

class Route {
  place = $state.raw<Place>(placeOf(location));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location)));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location);
    scrollTo(0, 0);
  }

  /** Links inside the page are followed without loading it again. */
  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
