import { expect, test } from 'vitest'
import { breaking, contentOf, fileAt, files, origin, pages } from '../../support/site/built-site.ts'
import { links } from '../../../audit/site/elements.ts'
import { ownSentences } from '../../support/site/own-sentences.ts'

const copied = pages
  .filter(({ path }) => files.includes(`${path.slice(1)}.md`))
  .map((page) => ({ ...page, copy: contentOf(`${page.path.slice(1)}.md`) }))
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
const withoutCode = (copy: string) => copy.replace(/^( *)```.*?^\1```/gms, '').replace(/`[^`\n]+`/g, '')

test('every article, service and legal page has a Markdown copy and links to it', () => {
  const named = pages.filter(({ tree }) =>
    links(tree, 'alternate').some((address) => address.endsWith('.md')),
  )
  expect(named.map(({ path }) => path)).toEqual(copied.map(({ path }) => path))
  expect(breaking(pages, ({ path }) => !/\/.+\//.test(path) || fileAt(`${path}.md`) !== undefined)).toEqual(
    [],
  )
})

test('a Markdown copy has every sentence of its page, except those of the list of sources', () => {
  const missing = copied.flatMap((page) => {
    const copy = oneLine(page.copy.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    const [, sources = ''] = page.html.split('id="quellen"')
    return ownSentences(page).filter((text) => !sources.includes(text) && !copy.includes(oneLine(text)))
  })
  expect(missing).toEqual([])
})

test('a Markdown copy has no components, no expressions and no keys of sources', () => {
  const code = /<\/?[A-Z]\w*|^(import|export) |\{.*\}|\(source:[^)]*/gm
  expect(copied.flatMap(({ copy }) => withoutCode(copy).match(code) ?? [])).toEqual([])
})

const isWhole = (address: string) =>
  /^(mailto|tel):/.test(address) ||
  (address.startsWith('https://') &&
    (!address.startsWith(origin) || fileAt(new URL(address).pathname) !== undefined))

test('every link of a Markdown copy is absolute and works', () => {
  const addresses = copied.flatMap(({ copy }) => withoutCode(copy).match(/(?<=\]\(<?)[^)\s>]+/g) ?? [])
  expect(addresses.filter((address) => !isWhole(address))).toEqual([])
  expect(addresses.length).toBeGreaterThan(copied.length)
})
