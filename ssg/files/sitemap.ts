import { pageUrl } from '../content/identity.ts'
import { lastChange } from '../../src/lib/site/swiss-date.ts'
import type { OutputFile } from '../output-file.ts'
import type { SitePage } from '../content/site-page.ts'
import { xml } from '../../src/lib/xml.ts'

/** All pages with the day of their last change of substance. No `changefreq` or `priority`: search engines ignore them. */
export function sitemap(pages: SitePage[]): OutputFile {
  const entries = pages
    .map(
      ({ path, page }) =>
        `<url><loc>${xml(pageUrl(path))}</loc><lastmod>${lastChange(page)}</lastmod></url>\n`,
    )
    .toSorted()
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ]
  return { path: 'sitemap.xml', content: content.join('') }
}
