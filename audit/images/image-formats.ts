import { placeOf } from '../site/audited-page.ts'
import { fileAt } from '../site/audited-site.ts'
import { everyPage } from '../site/coverage.ts'
import { attributes, elements } from '../site/elements.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const thrifty = /\.(svg|avif|webp)$/

/** Our own limit, in bytes: at 1.6 Mbit/s, Lighthouse's slow line, one second. */
const heaviest = 200_000

export const imageFormats: Rule = {
  id: 'image-formats',
  title: 'Bilder der Seiten haben ein sparsames Format',
  why: 'Bilder sind meist das Schwerste einer Seite und oft das grösste Element im Fenster. SVG, AVIF und WebP sparen gegenüber PNG und JPEG einen grossen Teil der Zeit.',
  source: sources.contentfulPaint,
  severity: 'error',
  covers: everyPage,
  check: (site) =>
    site.pages.flatMap((page) =>
      attributes(elements(page.tree, 'img'), 'src').flatMap((address) => {
        const url = new URL(address, site.origin + page.path)
        const file = url.origin === site.origin ? fileAt(site, url.pathname) : undefined
        const bytes = file === undefined ? 0 : (site.files.get(file)?.length ?? 0)
        const place = placeOf(page, address)
        if (!thrifty.test(url.pathname))
          return [{ ...place, what: `${address} ist weder SVG noch AVIF noch WebP`, remedy: 'Umwandeln.' }]
        if (bytes > heaviest)
          return [{ ...place, what: `${address} hat ${bytes} Bytes`, remedy: `Unter ${heaviest} bringen.` }]
        return []
      }),
    ),
}
