import { canonicalUrl } from '../src/lib/canonical-url.ts'
import type { OutputFile } from './output-file.ts'

/** Everything may be read, by search engines and by AI crawlers: the texts are here to be found and cited. */
export function robots(): OutputFile {
  return {
    path: 'robots.txt',
    content: `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl('/sitemap.xml')}\n`,
  }
}
