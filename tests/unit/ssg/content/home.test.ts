import { expect, test } from 'vitest'
import { homeFactsOf, homeFile, homeOf } from '../../../../ssg/content/home.ts'
import { readYaml } from '../../../../ssg/content/yaml-file.ts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'

const { value } = readYaml(process.cwd(), homeFile)
const source = {
  title: 'INP',
  publisher: 'web.dev',
  url: 'https://web.dev/inp',
  checked: '2026-11-20',
} as const
const home = (changes: object, audit = emptySlots.audit) =>
  homeOf(
    { ...Object(value), ...changes },
    homeFactsOf({ responseTime: 'sofort', paymentTerm: '30 Tage' }, { audit, vat: 'excluded' }, 120_000, 9),
    { 'w-inp': source },
  ).texts

test('placeholders in braces are filled in, and a figure stays beside its unit', () => {
  const note = '{responseTime}, {workingDays} Tage, {sources} Quellen, {firstLoad}, {seconds} s'
  const { hero } = home({ hero: { ...Object(Object(value).hero), note } })
  expect(hero.note).toBe('sofort, 10\u00A0Tage, 9 Quellen, 120\u00A0kB, 0,6\u00A0s')
})

test('a row shows the price if the operator names one, and else how it comes about', () => {
  const audit = {
    title: 'SEO-Audit',
    lead: 'Klein anfangen.',
    report: 'Musterbericht',
    details: [],
    rows: [{ title: 'Preis', text: 'Vorab.', priced: '{auditPrice}. Fest.' }],
  }
  expect(home({ audit }).audit.rows).toEqual([{ title: 'Preis', text: 'Vorab.' }])
  const price = { workingDays: 8, price: 1900 }
  expect(home({ audit }, price).audit.rows).toEqual([
    { title: 'Preis', text: "CHF\u00A01'900, exkl. MWST. Fest." },
  ])
})

test('links to pages, sections and sources are resolved, and anything else stays as it is written', () => {
  const reading = {
    ...Object(Object(value).reading),
    all: 'Die [AGB](/agb#zahlung), [alles](/knowledge-base), [INP](source:w-inp) und [nichts](ftp:x).',
  }
  expect(home({ reading }).reading.all).toEqual([
    { text: 'Die ' },
    { text: 'AGB', to: '/agb', hash: 'zahlung' },
    { text: ', ' },
    { text: 'alles', to: '/knowledge-base' },
    { text: ', ' },
    { text: 'INP', url: source.url },
    { text: ' und ' },
    { text: '[nichts](ftp:x)' },
    { text: '.' },
  ])
})
