import { expect, test } from 'vitest'
import { languageChoices, regionChoices } from '../../../../src/tools/hreflang/code-choices.ts'
import { reportPages } from '../../../../src/tools/hreflang/hreflang-report.ts'
import { checkCode } from '../../../../src/tools/hreflang/language-code.ts'
import { writeVersions } from '../../../../src/tools/hreflang/written-versions.ts'
import { verdictOf } from '../../../../src/tools/shared/finding.ts'

const rules = (text: string) => reportPages(text).findings.map(({ rule }) => rule)
const stateOf = (text: string) => verdictOf(reportPages(text).findings, '').state
const link = (code: string, address: string) => `<link rel="alternate" hreflang="${code}" href="${address}">`
const both = [
  link('de', 'https://www.e.ch/'),
  link('fr', 'https://www.e.ch/fr/'),
  link('x-default', 'https://www.e.ch/'),
].join('\n')

test.each([
  ['ch-CH', 'de-CH, fr-CH oder it-CH'],
  ['br-BR', 'pt-BR'],
  ['kr-KR', 'ko-KR'],
  ['li-LI', 'de-LI'],
  ['uk', 'en-GB'],
  ['uk-GB', 'en-GB'],
  ['ch-DE', 'de-CH'],
])('«%s» is doubtful, and «%s» is suggested', (code, suggestion) => {
  expect(checkCode(code)).toMatchObject({ isValid: true, doubt: expect.any(String), suggestion })
})

test('Ukrainian alone is good to know, and no warning', () => {
  expect(checkCode('uk').isValid && checkCode('uk')).toMatchObject({ isMild: true })
})

test.each(['br-FR', 'uk-UA', 'se-NO', 'be-BY', 'ch-GU'])(
  '«%s» names a language where it is spoken',
  (code) => {
    expect(checkCode(code)).toEqual({ isValid: true, code })
  },
)

test.each([
  'https://www.e.ch/',
  'www.e.ch/',
  '"https://www.e.ch/"',
  'view-source:https://www.e.ch/',
  '\uFEFFwww.e.ch',
])('the address %j above a source is that of the page', (address) => {
  const other = `https://www.e.ch/fr/\n${both}`
  expect(rules(`${address}\n${both}\n${other}`)).toEqual([])
})

test('a remark above a source is named as unread, and its links stay in the head', () => {
  const found = rules(`Das ist die deutsche Seite:\n<head>${both}</head>`)
  expect(found).toContain('hreflang/unread')
  expect(found).not.toContain('hreflang/in-body')
})

test.each(['', ' \n', '\uFEFF', 'asdf', 'https://www.e.ch/\nkein Quelltext'])('%j is not checked', (text) => {
  expect(stateOf(text)).toBe('unchecked')
})

test('a page whose partner was not pasted is not called right', () => {
  expect(stateOf(`https://www.e.ch/\n${both}`)).toBe('unchecked')
  expect(stateOf(`https://www.e.ch/\n${both}\nhttps://www.e.ch/fr/\n${both}`)).toBe('right')
})

test('several pairs on one line are all written', () => {
  const { text } = writeVersions('de https://e.ch/, fr https://e.ch/fr/', 'head')
  expect(text.match(/hreflang="(de|fr)"/g)).toHaveLength(2)
})

test('what has no partner on its line is named', () => {
  const { findings } = writeVersions('de https://e.ch/ fr', 'head')
  expect(findings.map(({ grade, rule, place }) => [grade, rule, place])).toContainEqual([
    'unchecked',
    'hreflang/unread',
    'Zeile 1',
  ])
})

test('no versions are no block', () => {
  expect(writeVersions('', 'head')).toMatchObject({ text: '', findings: [{ grade: 'unchecked' }] })
})

test.each([
  `https://www.e.ch/\n<meta name="robots" content="noindex">\n${both}`,
  'https://www.e.ch/\nHTTP/2 200\nx-robots-tag: noindex\nlink: <https://www.e.ch/>; rel="alternate"; hreflang="de"',
])('a version that is kept out of the index is an error: %j', (text) => {
  expect(rules(text)).toContain('hreflang/noindex')
})

test('an answer with its source below is read whole', () => {
  const other = `https://www.e.ch/fr/\n${both}`
  const answer = (status: number) =>
    `https://www.e.ch/\nHTTP/2 ${status}\ncontent-type: text/html\n\n<html><head>\n${both}\n</head>`
  expect(rules(`${answer(200)}\n${other}`)).toEqual([])
  expect(rules(`${answer(301)}\n${other}`)).toEqual(['hreflang/status'])
})

test('a link without rel="alternate" is told so, and not that there is none', () => {
  const text = both.replace('rel="alternate" ', '')
  expect(rules(`https://www.e.ch/\n${text}\nhttps://www.e.ch/fr/\n${both}`)).toEqual(['hreflang/rel'])
})

test.each([
  ['a link', (rel: string) => `<link${rel} hreflang="de" href="https://www.e.ch/">`],
  [
    'a header',
    (rel: string) => `HTTP/2 200\nlink: <https://www.e.ch/>;${rel.replace(' ', '')}; hreflang="de"`,
  ],
])(
  '%s without rel is named, also where it is misspelt; what names a licence is none of ours',
  (_, written) => {
    const found = (rel: string) => rules(`https://www.e.ch/\n${written(rel)}`)
    expect(found('')).toContain('hreflang/rel')
    expect(found(' rel="alternative"')).toContain('hreflang/rel')
    expect(found(' rel="alternate"')).toEqual([])
    expect(found(' rel="license"')).toEqual(['hreflang/none'])
  },
)

test('every language and country to choose has a name of its own', () => {
  for (const choices of [languageChoices, regionChoices]) {
    const names = choices.map(({ label }) => label.replace(/ \([^()]+\)$/, ''))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(choices.filter(({ value }, index) => names[index] === value)).toEqual([])
  }
})

test('typographic quotes are named', () => {
  expect(rules('https://www.e.ch/\n<link rel=“alternate” hreflang=“de” href=“https://www.e.ch/”>')).toContain(
    'hreflang/quotes',
  )
})

test.each([
  ['hreflang/same-address', 'de https://e.ch/\nfr https://e.ch/'],
  ['hreflang/alone', 'de https://e.ch/'],
])('%s is said of %j', (rule, text) => {
  expect(writeVersions(text, 'head').findings.map((finding) => finding.rule)).toContain(rule)
})

test('a code that is none is not written down', () => {
  expect(writeVersions('en-UK https://e.ch/\nde e.ch/de/', 'head').text).toBe('')
  expect(writeVersions('en https://e.ch/\nde e.ch/de/', 'head').text).toContain('href="https://e.ch/de/"')
})
