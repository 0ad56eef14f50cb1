/** What is measured, as it is printed. */
export const measures = {
  beforePaint: 'before the first paint, bytes',
  inAll: 'downloaded by itself, bytes',
  script: 'of that script, bytes',
  savingData: 'with Save-Data, bytes',
  firstPaint: 'first paint, ms',
  largestPaint: 'largest paint, ms',
  layoutShift: 'layout shift',
  blocking: 'blocking time, ms',
  startTask: 'longest task while the app starts, ms',
  menuUsable: 'menu usable, ms',
  dead: 'menu dead after paint, ms',
  preloaded: 'index to article, preloaded, ms',
  notPreloaded: 'index to article, not preloaded, ms',
  interaction: 'input to next paint, ms',
  longestTask: 'longest task after input, ms',
}
