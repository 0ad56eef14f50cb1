import { JSDOM } from 'jsdom'

/** A file of XML, or what is wrong with it. */
export type ParsedXml = { document: Document; fault?: never } | { document?: never; fault: string }

export function parseXml(text: string): ParsedXml {
  try {
    return { document: new JSDOM(text, { contentType: 'text/xml' }).window.document }
  } catch (error) {
    // jsdom throws where a browser would show the error.
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

export function textsOf(parent: ParentNode, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
}
