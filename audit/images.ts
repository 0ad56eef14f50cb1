import type { Element, Nodes } from 'hast'
import { type Group, onEveryPage, onPage, type Rule } from './rule.ts'
import { fileAt } from './site/audited-site.ts'
import { attribute, attributes, elements } from './site/elements.ts'
import { sources } from './sources.ts'

const imageAlternatives: Rule = {
  id: 'image-alternatives',
  title: 'Jedes Bild hat eine Textalternative oder gilt als Schmuck',
  why: 'Wer nicht sieht, hört die Textalternative, und Suchmaschinen lesen sie. Schmuck ist ausdrücklich als solcher ausgezeichnet.',
  source: sources.accessibility,
  ...onEveryPage((page) =>
    silentPictures(page.tree).map((picture) => {
      const address = attribute(picture, 'src')
      const message = `<${picture.tagName}> ohne Textalternative: ${address ?? 'ohne Adresse'}`
      const hint = 'alt oder aria-label schreiben; bei Schmuck alt="" oder aria-hidden.'
      return onPage(page, message, hint, address, picture)
    }),
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
  ...onEveryPage((page) =>
    [...elements(page.tree, 'img'), ...elements(page.tree, 'svg')]
      .filter((picture) => !hasDimensions(picture))
      .map((picture) => {
        const address = attribute(picture, 'src')
        const named = address ?? attribute(picture, 'ariaLabel') ?? 'Schmuck'
        const hint = 'width und height in Pixeln setzen, bei SVG auch viewBox.'
        return onPage(page, `<${picture.tagName}> ohne Masse: ${named}`, hint, address, picture)
      }),
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
  ...onEveryPage((page, site) =>
    attributes(elements(page.tree, 'img'), 'src').flatMap((address) => {
      const url = new URL(address, site.origin + page.path)
      if (!thrifty.test(url.pathname))
        return [onPage(page, `${address} ist weder SVG noch AVIF noch WebP`, 'Umwandeln.', address)]
      const bytes = site.files.get(fileAt(site, url.pathname) ?? '')?.length ?? 0
      if (bytes <= heaviest) return []
      return [onPage(page, `${address} hat ${bytes} Bytes`, `Unter ${heaviest} bringen.`, address)]
    }),
  ),
}

export const images: Group = {
  title: 'Bilder',
  rules: [imageAlternatives, imageDimensions, imageFormats],
}
