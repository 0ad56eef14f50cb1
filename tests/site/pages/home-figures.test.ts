import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { groups } from '../../../audit/groups.ts'
import { readDist } from '../../../audit/site/read-dist.ts'
import { firstVisit, weigh } from '../../../audit/weight.ts'
import { pages, root } from '../../support/site/built-site.ts'
import { attribute, elements, only } from '../../support/site/elements.ts'

const proof = pages.flatMap((page) => elements(page, 'section', ({ id }) => id === 'arbeitsprobe'))
const claims = proof
  .flatMap((section) => elements(section, 'div'))
  .filter(({ children: [first] }) => first?.type === 'element' && first.tagName === 'dt')

/** The number beside which the home page has such words; a page that no longer says so has no claim to keep. */
function figure(words: RegExp): number {
  const claim = claims.find((part) => words.test(toString(only(part, 'dt'))))
  if (!claim) throw new Error(`the home page claims nothing like ${words}`)
  return Number.parseInt(toString(only(claim, 'dd')), 10)
}

test('every figure of the home page is one of those that are checked here, or nothing at all', () => {
  const checked = [/erste[nr]? Besuch/, /Quellen/, /Regeln/].map(figure)
  const zero = claims.map((part) => toString(only(part, 'dd'))).filter((value) => value === '0')
  expect(claims).toHaveLength(checked.length + zero.length)
})

test('no page loads more by itself than the home page says', () => {
  const site = readDist(root)
  const weights = site.pages.map((page) => weigh(site, firstVisit(site, page)))
  expect(Math.max(...weights)).toBeLessThanOrEqual(figure(/erste[nr]? Besuch/) * 1000)
})

test('the seconds on the home page follow from the weight and the speed that it names beside them', () => {
  const [text = ''] = proof.map((section) => toString(section))
  const [speed = 0] = numbers(/([\d,]+)\sMbit/, text)
  const [own = 0] = numbers(/rund ([\d,]+) Sekunden/, text)
  const [weight = 0, others = 0] = numbers(/über ([\d’']+) kB .* rund ([\d,]+) Sekunden/, text)
  expect([own, others]).toEqual(
    [figure(/erste[nr]? Besuch/), weight].map((kilobytes) => Number((kilobytes / (125 * speed)).toFixed(1))),
  )
})

function numbers(pattern: RegExp, text: string): number[] {
  return (pattern.exec(text) ?? [])
    .slice(1)
    .map((digits) => Number(digits.replaceAll(/[’']/g, '').replace(',', '.')))
}

test('as many sources stand below the texts as the home page says, each with the day on which it was read', () => {
  const entries = pages
    .flatMap((page) => elements(page, 'li', ({ id }) => String(id).startsWith('quelle-')))
    .map((entry) => ({ text: toString(entry), url: attribute(only(entry, 'a'), 'href') }))
  expect(new Set(entries.map(({ url }) => url)).size).toBe(figure(/Quellen/))
  expect(entries.filter(({ text }) => !/Geprüft am \d/.test(text))).toEqual([])
})

test('the site is checked by as many rules as the home page says', () => {
  expect(groups.flatMap(({ rules }) => rules)).toHaveLength(figure(/Regeln/))
})
