/** Evaluate it in a page. It navigates within the app, also to an address without a link on the page. */
export function goTo(url: string): void {
  // The router's history has wrapped `pushState`.
  history.pushState(null, '', url)
}
