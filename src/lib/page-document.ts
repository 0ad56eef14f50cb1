import { NetworkError } from './errors.ts'

/** A page as its prerendered document holds it: all that the app needs to show it as the browser would. */
export class PageDocument {
  private constructor(
    readonly title: string,
    /** What the head says of this page only (`ssg/document-head`), but for scripts, which Trusted Types keep from being moved. */
    readonly head: Element[],
    /** The page itself, inside `<main>`. */
    readonly page: Element,
    /** The script and the stylesheet it was built with: others mean another version of the site. */
    readonly build: string,
    /** Whether it is what the browser kept of an earlier visit, as the host did not answer. */
    readonly isKept: boolean,
  ) {}

  /** Throws a `NetworkError` for a document that is no page of this site, or only the beginning of one. */
  static of(document: Document, isKept = false): PageDocument {
    const page = document.querySelector('main:has(+ footer) > [data-page]')
    if (!page) throw new NetworkError('the document is no complete page of this site')
    return new PageDocument(
      document.title,
      [...document.head.querySelectorAll('[data-page-only]:not(script)')],
      page,
      buildOf(document),
      isKept,
    )
  }

  /** Whether the address is no page: what a host answers with status 404. */
  get isMissing(): boolean {
    return this.head.some((element) => element.matches('[name=robots][content=noindex]'))
  }
}

function buildOf(document: Document): string {
  const script = document.querySelector('script[src]')?.getAttribute('src')
  const styles = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles
  return `${script} ${styles}`
}
