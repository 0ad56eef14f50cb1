import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import {
  breaking,
  contentOf,
  fileAt,
  files,
  origin,
  pages,
  type Page,
} from '../../support/site/built-site.ts'
import { only } from '../../support/site/elements.ts'
import { links } from '../../support/site/head.ts'
import { ownSentences } from '../../support/site/own-sentences.ts'
import { responseHeaders } from '../../support/hosts/response-headers.ts'

const copied = pages.filter(({ path }) => /\/.+\/|^\/(agb|datenschutz|impressum)$/.test(path))

test('every article, service and legal page has a copy in Markdown, and names it', () => {
  expect(files.filter((file) => file.endsWith('.md'))).toEqual(copied.map(copyOf).toSorted())
  expect(copied).not.toEqual([])
  expect(breaking(copied, (page) => links(page, 'alternate').includes(`${origin}/${copyOf(page)}`))).toEqual(
    [],
  )
})

test('a copy begins with the heading of its page', () => {
  const other = breaking(copied, (page) => {
    const [firstLine] = contentOf(copyOf(page)).split('\n')
    return firstLine === `# ${toString(only(page, 'h1'))}`
  })
  expect(other).toEqual([])
})

test('a copy says everything that its page says, but for the list of sources', () => {
  const missing = copied.flatMap((page) => {
    const copy = oneLine(contentOf(copyOf(page)).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    const [, sources = ''] = page.html.split('id="quellen"')
    return ownSentences(page).filter((text) => !sources.includes(text) && !copy.includes(oneLine(text)))
  })
  expect(missing).toEqual([])
})

test('a copy is plain Markdown: no components, no expressions, no keys of sources', () => {
  const code = /<\/?[A-Z]\w*|^(import|export) |\{.*\}|\(source:[^)]*/gm
  expect(copied.flatMap((page) => withoutCode(page).match(code) ?? [])).toEqual([])
})

test('every link of a copy works wherever the copy is read', () => {
  const addresses = copied.flatMap((page) => [...withoutCode(page).matchAll(/\]\(<?([^)\s>]+)/g)].map(second))
  expect(addresses.filter((address) => !isWhole(address))).toEqual([])
  expect(addresses.length).toBeGreaterThan(copied.length)
})

test('copies and the list of them are not indexed beside their pages', () => {
  expect(robotsTag('/llms.txt')).toBe('noindex')
  expect(breaking(copied, (page) => robotsTag(`/${copyOf(page)}`) === 'noindex')).toEqual([])
  expect(breaking(pages, ({ path }) => robotsTag(path) === undefined)).toEqual([])
})

function robotsTag(path: string): string | undefined {
  return responseHeaders(path).get('x-robots-tag')
}

function copyOf({ path }: Page): string {
  return `${path.slice(1)}.md`
}

function withoutCode(page: Page): string {
  return contentOf(copyOf(page))
    .replace(/^( *)```.*?^\1```/gms, '')
    .replace(/`[^`\n]+`/g, '')
}

function isWhole(address: string): boolean {
  if (/^(mailto|tel):/.test(address)) return true
  if (!address.startsWith('https://')) return false
  return !address.startsWith(origin) || fileAt(new URL(address).pathname) !== undefined
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

function second([, value = '']: RegExpExecArray): string {
  return value
}
