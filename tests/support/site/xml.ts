import { JSDOM } from 'jsdom'
import { contentOf } from './built-site.ts'

/** A file of XML; throws where it is not well-formed. */
export function xmlDocument(file: string): Document {
  return new JSDOM(contentOf(file), { contentType: 'text/xml' }).window.document
}

export function textsOf(parent: ParentNode, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map((element) => element.textContent)
}
