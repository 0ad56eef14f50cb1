/** What is measured, as it is printed. */
export const measures = {
  firstPaint: 'first paint, ms',
  startTask: 'longest task while the app starts, ms',
  menuUsable: 'menu usable, ms',
  preloaded: 'index to article, preloaded, ms',
  notPreloaded: 'index to article, not preloaded, ms',
}
