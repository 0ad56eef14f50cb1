import { vi } from 'vitest'
import { gates } from '../../src/components/tools/gates.ts'

/** What only a live tool has: it comes into room that is kept, and moves nothing. React writes the text of a long field once more. */
export const liveTool =
  /^children of (p|label|details|div): \+\[[^\]]*\] -\[\]$|^children of textarea: \+\[#text\] -\[#text\]$|^attribute (spellcheck|autocapitalize|translate) of textarea$/

/** What a tool that measures the visit writes into cells and a sentence that are there already (`components/tools/vitals`). */
export const measuredVisit = /^text in (td|p)$/

/** The code of all tools has come, for Node and for the browser. jsdom has no adopted style sheets. */
export async function openTools(): Promise<void> {
  Object.assign(document, { adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync = vi.fn<() => void>()
  await Promise.all(Object.values(gates).map(({ load }) => load()))
}
