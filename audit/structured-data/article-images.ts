import { placeOf } from '../site/audited-page.ts'
import { fileAt, type AuditedSite } from '../site/audited-site.ts'
import { indexablePages } from '../site/coverage.ts'
import { jsonLdOf, objectsIn, typesOf, type JsonObject } from '../site/json-ld.ts'
import { pngSize } from '../site/png-size.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** Discover shows large cards from this width on. */
const narrowest = 1200

export const articleImages: Rule = {
  id: 'article-images',
  title: 'Artikel nennen ihr Bild, breit genug für grosse Karten',
  why: 'Google zeigt zu einem Artikel das Bild, das seine Daten nennen. Ab 1200 Pixeln Breite erscheint es in Discover als grosse Karte.',
  source: sources.article,
  severity: 'error',
  covers: indexablePages,
  check: (site) =>
    site.indexable.flatMap((page) =>
      objectsIn(jsonLdOf(page).nodes)
        .filter((object) => typesOf(object).includes('Article'))
        .flatMap((article) => faultsOf(article, site))
        .map((what) => ({
          ...placeOf(page),
          what,
          remedy: `Als PNG von ${narrowest} Pixeln Breite ausliefern und nennen.`,
        })),
    ),
}

function faultsOf({ image }: JsonObject, site: AuditedSite): string[] {
  const addresses = [image].flat().filter((address) => typeof address === 'string')
  if (addresses.length === 0) return ['der Artikel nennt kein Bild']
  return addresses.flatMap((address) => {
    const size = sizeOf(address, site)
    if (!size) return [`${address} ist kein PNG dieser Website`]
    return size.width < narrowest ? [`${address} ist nur ${size.width} Pixel breit`] : []
  })
}

function sizeOf(address: string, site: AuditedSite): { width: number; height: number } | undefined {
  if (!address.startsWith(`${site.origin}/`)) return undefined
  const file = fileAt(site, new URL(address).pathname)
  const bytes = file === undefined ? undefined : site.files.get(file)
  return bytes && pngSize(bytes)
}
