import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web'

// Every browser has these, but neither jsdom nor the context that Vitest makes for it: React renders into a stream.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream })
// jsdom has it, to say that it has it not.
globalThis.scrollTo = () => undefined
/** jsdom lays nothing out, so no size changes. */
class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoSizes
// jsdom has no popovers and no adopted style sheets; it lays nothing out, so nothing is missed. Some tests need no document.
if (typeof document === 'object') {
  Object.assign(document, { adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync = () => undefined
  HTMLElement.prototype.showPopover = () => undefined
  // In jsdom it is an `Error` of another realm.
  Object.setPrototypeOf(DOMException.prototype, Error.prototype)
}
// jsdom measures nothing.
Object.assign(performance, { getEntriesByType: () => [] })
