import type { Element, Nodes } from 'hast'
import type { Group, Rule } from './rule.ts'
import { everyPage, fileAt, placeOf } from './site/audited-site.ts'
import { attribute, attributes, elements } from './site/elements.ts'
import { sources } from './sources.ts'

const imageAlternatives: Rule = {
  id: 'image-alternatives',
  title: 'Jedes Bild hat eine Textalternative oder gilt als Schmuck',
  why: 'Wer nicht sieht, hört die Textalternative, und Suchmaschinen lesen sie. Schmuck ist ausdrücklich als solcher ausgezeichnet.',
  source: sources.accessibility,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      silentPictures(page.tree).map((picture) => ({
        ...placeOf(page, attribute(picture, 'src'), picture),
        message: `<${picture.tagName}> ohne Textalternative: ${attribute(picture, 'src') ?? 'ohne Adresse'}`,
        hint: 'alt oder aria-label schreiben; bei Schmuck alt="" oder aria-hidden.',
      })),
    ),
}

/** Images in the accessibility tree without an accessible name. */
function silentPictures(node: Nodes): Element[] {
  if (node.type === 'element') {
    if (attribute(node, 'ariaHidden') === 'true') return []
    if (node.tagName === 'img') return attribute(node, 'alt') === undefined ? [node] : []
    if (node.tagName === 'svg') return isLabelled(node) ? [] : [node]
  }
  return 'children' in node ? node.children.flatMap(silentPictures) : []
}

function isLabelled(svg: Element): boolean {
  const label = attribute(svg, 'ariaLabel') ?? attribute(svg, 'ariaLabelledBy') ?? ''
  return attribute(svg, 'role') === 'img' && label.trim() !== ''
}

const imageDimensions: Rule = {
  id: 'image-dimensions',
  title: 'Bilder nennen ihre Masse',
  why: 'Kennt der Browser das Seitenverhältnis, hält er den Platz frei. Sonst springt der Text, sobald das Bild kommt, und der Messwert CLS wird schlecht.',
  source: sources.layoutShift,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      [...elements(page.tree, 'img'), ...elements(page.tree, 'svg')]
        .filter((picture) => !hasDimensions(picture))
        .map((picture) => ({
          ...placeOf(page, attribute(picture, 'src'), picture),
          message: `<${picture.tagName}> ohne Masse: ${attribute(picture, 'src') ?? attribute(picture, 'ariaLabel') ?? 'Schmuck'}`,
          hint: 'width und height in Pixeln setzen, bei SVG auch viewBox.',
        })),
    ),
}

function hasDimensions(picture: Element): boolean {
  const sized = ['width', 'height'].every((name) => /^[1-9]\d*$/.test(attribute(picture, name) ?? ''))
  return sized || (picture.tagName === 'svg' && attribute(picture, 'viewBox') !== undefined)
}

const thrifty = /\.(svg|avif|webp)$/

/** Our own limit in bytes: one second at 1.6 Mbit/s, Lighthouse's slow 4G. */
const heaviest = 200_000

const imageFormats: Rule = {
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
          return [{ ...place, message: `${address} ist weder SVG noch AVIF noch WebP`, hint: 'Umwandeln.' }]
        if (bytes > heaviest)
          return [{ ...place, message: `${address} hat ${bytes} Bytes`, hint: `Unter ${heaviest} bringen.` }]
        return []
      }),
    ),
}

export const images: Group = {
  title: 'Bilder',
  rules: [imageAlternatives, imageDimensions, imageFormats],
}
