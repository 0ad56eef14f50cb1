import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { houseStyle, utmLink } from '../../../../src/tools/plan/utm-link.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const utm = { source: 'newsletter', medium: 'email', campaign: 'kueche' }
const added = 'utm_source=newsletter&utm_medium=email&utm_campaign=kueche'
const rules = (address: string, more: Partial<Record<keyof typeof utm | 'content', string>> = {}) =>
  utmLink(address, { ...utm, ...more }).findings.map(({ rule }) => rule)

test.each([
  ['https://a.ch/b', `https://a.ch/b?${added}`],
  ['https://a.ch/b#c', `https://a.ch/b?${added}#c`],
  ['https://a.ch/b?', `https://a.ch/b?${added}`],
  ['https://a.ch/b?x=1&', `https://a.ch/b?x=1&${added}`],
  ['https://a.ch/b?flag', `https://a.ch/b?flag&${added}`],
  ['https://a.ch/b?q=a%20b+c#d', `https://a.ch/b?q=a%20b+c&${added}#d`],
  [' https://a.ch ', `https://a.ch?${added}`],
  ['https://müller.ch/ä', `https://müller.ch/ä?${added}`],
])('«%s» becomes «%s»', (address, link) => {
  expect(utmLink(address, utm).link).toBe(link)
})

test.each<[string, string, Partial<Record<keyof typeof utm | 'content', string>>]>([
  ['utm/address', 'a.ch/b', {}],
  ['utm/address', 'javascript:alert(1)', {}],
  ['utm/address', 'https://a.ch/b c', {}],
  ['utm/present', 'https://a.ch/?utm_source=x', {}],
  ['utm/after-hash', 'https://a.ch/#b?x=1', {}],
  ['utm/internal', 'https://www.a.ch/', { source: 'a.ch' }],
  ['utm/missing', 'https://a.ch/', { source: ' ' }],
  ['utm/missing', 'https://a.ch/', { medium: '' }],
  ['utm/personal', 'https://a.ch/', { content: 'anna@example.ch' }],
  ['utm/personal', 'https://a.ch/', { content: '044 668 18 00' }],
  ['utm/case', 'https://a.ch/', { source: 'LinkedIn' }],
  ['utm/characters', 'https://a.ch/', { campaign: 'massivholzküche 2026' }],
])('%s is said of «%s» with %j', (rule, address, more) => {
  expect(rules(address, more)).toContain(rule)
})

test('a date as content is no phone number, and a clean link has no findings', () => {
  expect(rules('https://a.ch/', { content: '2026-10-20' })).toEqual([])
})

test('a missing campaign is a note, and the link is made without it', () => {
  expect(utmLink('https://a.ch', { ...utm, campaign: '' }).link).toBe(
    'https://a.ch?utm_source=newsletter&utm_medium=email',
  )
})

test.each([
  ['Massivholzküche', 'massivholzkueche'],
  ['Grösse & Preis', 'groesse-preis'],
  ['Café', 'cafe'],
  ['ß', 'ss'],
  ['  ', ''],
])('«%s» is written «%s»', (value, written) => {
  expect(houseStyle(value)).toBe(written)
})

test('what stood in the address stands in the link, and what was given can be read back', () => {
  const value = fc.string({ minLength: 1 }).map((text) => `x${text.replace(/\p{Surrogate}|[@\d+]/gu, '')}y`)
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'xsmall' }),
      value,
      (address, campaign) => {
        fc.pre(!/utm_|#.*\?/.test(address))
        const { link = '' } = utmLink(address, { ...utm, campaign })
        const [page = '', anchor = ''] = address.split('#')
        expect(link.startsWith(page)).toBe(true)
        expect(new URL(link).hash).toBe(new URL(`https://a.ch/#${anchor}`).hash)
        expect(new URL(link).searchParams.get('utm_campaign')).toBe(campaign)
      },
    ),
  )
})

test('never throws, and ends at once on noise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (address, value) => {
      utmLink(address, { ...utm, source: value })
      utmLink(`https://a.ch/${address}`, { ...utm, campaign: value })
    }),
  )
  const start = performance.now()
  for (const noise of ['#?', 'a@', '0 ', '\uD800'])
    utmLink(`https://a.ch/${noise.repeat(500_000)}`, { ...utm, source: noise.repeat(500_000) })
  expect(performance.now() - start).toBeLessThan(20_000)
})
