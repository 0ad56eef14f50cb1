import { placeOf } from '../site/audited-page.ts'
import { fileAt, type AuditedSite } from '../site/audited-site.ts'
import { indexablePages } from '../site/coverage.ts'
import { jsonLdOf, objectsIn, typesOf, type JsonObject } from '../site/json-ld.ts'
import { pngSize } from '../site/png-size.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const ratios = { '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9 }

/** Discover shows large cards, of 16:9, from this width on. */
const narrowest = 1200

/** What Google wants of each at least, width times height. */
const fewestPixels = 50_000

export const articleImages: Rule = {
  id: 'article-images',
  title: 'Artikel nennen ihr Bild in drei Seitenverhältnissen',
  why: 'Google zeigt das Bild eines Artikels je nach Ort quadratisch, im Verhältnis 4:3 oder 16:9. Fehlt eines, schneidet Google selbst zu, und vom Titel im Bild bleibt die Hälfte.',
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
          remedy: `Als PNG in 1:1, 4:3 und 16:9 ausliefern und nennen, 16:9 in ${narrowest} Pixeln Breite.`,
        })),
    ),
}

function faultsOf({ image }: JsonObject, site: AuditedSite): string[] {
  const addresses = [image].flat().filter((address) => typeof address === 'string')
  const sizes = new Map(addresses.map((address) => [address, sizeOf(address, site)]))
  const shapes = [...sizes.values()].map((size) => (size ? size.width / size.height : 0))
  return [
    ...[...sizes].flatMap(([address, size]) => {
      if (!size) return [`${address} ist kein PNG dieser Website`]
      const { width, height } = size
      if (width * height < fewestPixels) return [`${address} misst nur ${width} × ${height} Pixel`]
      const isForDiscover = hasShape(width / height, ratios['16:9'])
      return isForDiscover && width < narrowest ? [`${address} ist nur ${width} Pixel breit`] : []
    }),
    ...Object.entries(ratios)
      .filter(([, ratio]) => !shapes.some((shape) => hasShape(shape, ratio)))
      .map(([name]) => `der Artikel nennt kein Bild im Verhältnis ${name}`),
  ]
}

function hasShape(shape: number, ratio: number): boolean {
  return Math.abs(shape - ratio) < 0.01
}

function sizeOf(address: string, site: AuditedSite): { width: number; height: number } | undefined {
  if (!address.startsWith(`${site.origin}/`)) return undefined
  const file = fileAt(site, new URL(address).pathname)
  const bytes = file === undefined ? undefined : site.files.get(file)
  return bytes && pngSize(bytes)
}
