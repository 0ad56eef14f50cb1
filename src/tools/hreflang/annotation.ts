/** One version of a page, as another one names it. */
export interface Alternate {
  code: string
  address: string
}

/** What one page says of its versions. */
export interface AnnotatedPage {
  /** Its own address; empty where the paste does not tell. */
  address: string
  /** Where it says so, as the visitor counts: «Eingabe 2», «Eintrag 7». */
  place: string
  alternates: Alternate[]
  /** A sitemap lists it; a page with one version only is no fault there. */
  isListed?: true
  /** The address that its canonical link names. */
  canonical?: string
}

/** As addresses are compared: spelt as a browser would, without fragment; undefined if not absolute. */
export function comparable(address: string): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(address.trim()) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  url.hash = ''
  return url.href
}
