import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web'

// React renders into a stream. jsdom lacks streams, and so does the context that Vitest creates for it.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream })
// In jsdom `scrollTo` only logs that it is not implemented.
globalThis.scrollTo = () => undefined
/** jsdom has no layout, so no size changes. */
class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoSizes
// jsdom has no popovers and no adopted style sheets, and without layout no test needs them. Some tests run without a document.
if (typeof document === 'object') {
  Object.assign(document, { adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync = () => undefined
  HTMLElement.prototype.showPopover = () => undefined
  // A `DOMException` of jsdom inherits from `Error` of another realm.
  Object.setPrototypeOf(DOMException.prototype, Error.prototype)
}
// jsdom has no performance entries.
Object.assign(performance, { getEntriesByType: () => [] })
