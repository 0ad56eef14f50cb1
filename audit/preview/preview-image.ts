import { placeOf } from '../site/audited-page.ts'
import { fileAt } from '../site/audited-site.ts'
import { indexablePages } from '../site/coverage.ts'
import { metas } from '../site/head.ts'
import { pngSize } from '../site/png-size.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** Discover shows large cards from this width on. */
const narrowest = 1200

export const previewImage: Rule = {
  id: 'preview-image',
  title: 'Das Vorschaubild gibt es, so gross wie angegeben',
  why: 'Stimmen Adresse oder Masse nicht, erscheint die Vorschau ohne Bild oder beschnitten. Ab 1200 Pixeln Breite zeigt Google Discover grosse Karten.',
  source: sources.discover,
  severity: 'error',
  covers: indexablePages,
  check: (site) =>
    site.indexable.flatMap((page) => {
      const [address] = metas(page.tree, 'og:image')
      if (address === undefined) return []
      const finding = (what: string, remedy: string) => [{ ...placeOf(page), what, remedy }]
      if (!address.startsWith(`${site.origin}/`))
        return finding(`og:image ist ${address}`, 'Eine vollständige Adresse dieser Website nennen.')
      const file = fileAt(site, new URL(address).pathname)
      const bytes = file && site.files.get(file)
      if (!bytes) return finding(`${address} gibt es nicht`, 'Das Bild ausliefern.')
      const size = pngSize(bytes)
      const stated = ['width', 'height']
        .map((name) => metas(page.tree, `og:image:${name}`).join())
        .join(' × ')
      if (!size) return finding(`${address} ist kein PNG`, 'Als PNG ausliefern; das lesen alle Dienste.')
      const actual = `${size.width} × ${size.height}`
      if (stated !== actual) return finding(`${address} misst ${actual}, nicht ${stated}`, 'Richtig angeben.')
      return size.width < narrowest ? finding(`${address} ist schmaler als ${narrowest}`, 'Vergrössern.') : []
    }),
}
