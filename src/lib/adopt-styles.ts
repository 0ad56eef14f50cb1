/**
 * Adds the styles of a feature that is loaded on demand, which then cost no page anything before. A constructed stylesheet,
 * because the Content-Security-Policy forbids style elements.
 */
export function adoptStyles(css: string, document: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
