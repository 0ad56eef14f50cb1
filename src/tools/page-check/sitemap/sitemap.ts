export interface SitemapEntry {
  address: string
  lastmod?: string
  /** The versions in other languages, as `xhtml:link` names them. */
  alternates: { code: string; address: string }[]
  /** It names `priority` or `changefreq`. */
  hasIgnored: boolean
}

export interface Sitemap {
  /** An index lists sitemaps instead of pages. */
  isIndex: boolean
  /** Of the root element. */
  namespace: string
  entries: SitemapEntry[]
}

/** Whether a text is meant to be a sitemap: an address does not begin with «<». */
export function looksLikeXml(text: string): boolean {
  return /^\uFEFF?\s{0,9999}<(?!https?:)/.test(text)
}
