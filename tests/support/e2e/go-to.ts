/** To be evaluated in a page: goes to an address within the app, also to one that no link on the page leads to. */
export function goTo(url: string): void {
  // The router's history hears of it.
  history.pushState(null, '', url)
}
