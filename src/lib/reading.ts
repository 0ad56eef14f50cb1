import { offerHeadingLinks } from './heading-links.ts'
import { markSections } from './scroll-spy.ts'
import { previewSources } from './preview-sources.ts'

/** What a script adds to a text: where the reader is, links to its sections to copy, previews of its sources. */
export function enhanceText(text: HTMLElement): void {
  markSections(text)
  offerHeadingLinks(text)
  previewSources(text)
}
