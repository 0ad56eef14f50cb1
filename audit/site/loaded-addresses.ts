import { toString } from 'hast-util-to-string'
import type { AuditedPage } from './audited-site.ts'
import { attribute, attributes, elements } from './elements.ts'

/** The addresses that a page loads by itself: of scripts, `<link>`, images and styles. */
export function loadedAddresses({ tree }: AuditedPage): string[] {
  const all = elements(tree)
  const linked = all.filter(({ tagName }) => ['link', 'use', 'image', 'feImage'].includes(tagName))
  const fetched = linked.filter((element) => !/^(canonical|alternate)$/.test(attribute(element, 'rel') ?? ''))
  const styles = elements(tree, 'style').map((style) => toString(style))
  return [
    ...['src', 'poster', 'data', 'background'].flatMap((name) => attributes(all, name)),
    ...['srcSet', 'imageSrcSet'].flatMap((name) => attributes(all, name)).flatMap(candidates),
    ...['href', 'xLinkHref'].flatMap((name) => attributes(fetched, name)),
    ...styles.flatMap(namedInStyles),
  ]
}

function candidates(sourceSet: string): string[] {
  return sourceSet.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

function namedInStyles(css: string): string[] {
  const named = css.matchAll(/(?:url\(|@import\s|image-set\()\s*["']?([^"')\s]*)/g)
  return [...named].map(([, address = '']) => address)
}
