import { canonicalUrl } from '../src/lib/canonical-url.ts'
import type { OutputFile } from './output-file.ts'
import { lastChange, type SitePage } from './site-page.ts'
import { xml } from './xml.ts'

/** All pages with the day of their last change of substance. No `changefreq` or `priority`: search engines ignore them. */
export function sitemap(pages: SitePage[]): OutputFile {
  const urls = pages
    .map(
      (page) =>
        `<url><loc>${xml(canonicalUrl(page.path))}</loc><lastmod>${lastChange(page)}</lastmod></url>\n`,
    )
    .toSorted()
  return {
    path: 'sitemap.xml',
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
  }
}
