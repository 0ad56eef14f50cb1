import { toString } from 'hast-util-to-string'
import { canonicalUrl } from '../../src/lib/canonical-url.ts'
import type { Problem } from '../../ssg/problem.ts'
import { elements, type ParsedPage } from '../parsed-page.ts'

/** Every page has one title and one description that no other page has, and the canonical address of its own path. */
export function checkMetadata(pages: ParsedPage[]): Problem[] {
  const listed = pages.filter(({ facts }) => facts)
  return [
    ...checkUnique(listed, 'title', titles),
    ...checkUnique(listed, 'description', descriptions),
    ...listed.flatMap(checkCanonical),
  ]
}

function checkUnique(pages: ParsedPage[], name: string, read: (page: ParsedPage) => string[]): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const [value, ...others] = read(page)
    if (!value) return [{ file: page.origin, message: `has no ${name}` }]
    if (others.length > 0) return [{ file: page.origin, message: `has more than one ${name}` }]
    const twin = first.get(value)
    first.set(value, page.origin)
    return twin ? [{ file: page.origin, message: `has the same ${name} as ${twin}` }] : []
  })
}

function titles({ tree }: ParsedPage): string[] {
  return elements(tree, ({ tagName }) => tagName === 'title').map((element) => toString(element))
}

function descriptions({ tree }: ParsedPage): string[] {
  return elements(
    tree,
    ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description',
  ).map(({ properties }) => String(properties.content))
}

function checkCanonical({ tree, path, origin }: ParsedPage): Problem[] {
  const found = elements(
    tree,
    ({ tagName, properties }) => tagName === 'link' && String(properties.rel) === 'canonical',
  ).map(({ properties }) => String(properties.href))
  if (found.length === 1 && found[0] === canonicalUrl(path)) return []
  return [
    { file: origin, message: `canonical is ${found.join(', ') || 'missing'}`, hint: canonicalUrl(path) },
  ]
}
