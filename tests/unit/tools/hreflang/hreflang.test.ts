import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/hreflang/facts.ts'
import { reportPages } from '../../../../src/tools/hreflang/hreflang-report.ts'
import { assignedLanguages, assignedRegions } from '../../../../src/tools/hreflang/code-lists.ts'
import { languageChoices, regionChoices } from '../../../../src/tools/hreflang/code-choices.ts'
import { checkCode } from '../../../../src/tools/hreflang/language-code.ts'
import { readPaste, splitPastes } from '../../../../src/tools/hreflang/read-annotations.ts'
import {
  checkRows,
  readRows,
  writeHead,
  writeHeader,
  writeSitemap,
  writeVersions,
} from '../../../../src/tools/hreflang/written-versions.ts'
import { processorTime } from '../../../support/processor-time.ts'

/**
 * Sources of expected values: Google, «Tell Google about localized versions of your page», with its three examples; ISO 639-1, ISO 3166-1 and ISO 15924;
 * pages in hhursev/recipe-scrapers.
 */

/** Half characters too. Not the unit `binary` of fast-check, whose table takes more than a second to build. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

const rules = (text: string) => reportPages(text).findings.map(({ rule }) => rule)

function rulesOf(...pastes: { text: string; address?: string }[]): string[] {
  return rules(pastes.map(({ address = '', text }) => `${address}\n${text}`).join('\n'))
}

test('an empty field is not checked, rather than in order', () => {
  expect(reportPages(' \n').verdict.state).toBe('unchecked')
})

test('the lists have 183 languages of two letters and 249 countries', () => {
  expect([assignedLanguages.length, assignedRegions.length]).toEqual([183, 249])
})

/** Google, «Tell Google about localized versions of your page», and what the codes of ISO say. */
test.each([
  ['de', 'de'],
  ['en-GB', 'en-GB'],
  ['de-ch', 'de-CH'],
  ['zh-TW', 'zh-TW'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-hans-tw', 'zh-Hans-TW'],
  ['x-default', 'x-default'],
  ['X-Default', 'x-default'],
  ['rm-CH', 'rm-CH'],
  ['tl', 'tl'],
])('the code «%s» is valid and means «%s»', (written, code) => {
  expect(checkCode(written)).toEqual({ isValid: true, code })
})

test.each([
  ['en-UK', 'en-GB'],
  ['de-EU', undefined],
  ['en-UN', undefined],
  ['es-419', 'es'],
  ['de_CH', 'de-CH'],
  ['DE-ch-x', 'de-CH'],
  ['us', 'en-US'],
  ['at', 'de-AT'],
  ['gsw', 'de-CH'],
  ['roh', 'rm'],
  ['deu-CH', 'de-CH'],
  ['german', 'de'],
  ['Spanisch', 'es'],
  ['Romanisch', 'rm'],
  ['', undefined],
  ['de CH', undefined],
  ['de-Schweiz', undefined],
  ['jp', 'ja'],
  ['default', 'x-default'],
  ['Standard', 'x-default'],
  ['iw', 'he'],
  ['*', undefined],
])('the code «%s» is invalid (suggested: %s)', (written, suggestion) => {
  const verdict = checkCode(written)
  expect([verdict.isValid, verdict.suggestion]).toEqual([false, suggestion])
})

test('every suggested code is valid', () => {
  const part = fc.string({
    unit: fc.constantFrom('d', 'e', 'C', 'H', 'U', 'K', 'f', 'r', '4', '1', '9', '_', '-'),
    maxLength: 9,
  })
  fc.assert(
    fc.property(fc.oneof(part, fc.string()), (written) => {
      const verdict = checkCode(written)
      // Of a country with several languages it is «de-CH, fr-CH oder it-CH».
      const suggested = verdict.suggestion?.split(/, | oder /) ?? []
      const codes = verdict.isValid ? [...suggested, verdict.code] : suggested
      expect(codes.filter((code) => !checkCode(code).isValid)).toEqual([])
    }),
  )
})

const html = (...links: [code: string, address: string][]) =>
  writeHead(links.map(([code, address]) => ({ code, address })))

/** Google's three examples, restated: each form says the same. */
test('Google’s example of link elements in a head has no error', () => {
  const head = html(
    ['en-gb', 'https://en-gb.example.com/page.html'],
    ['en-us', 'https://en-us.example.com/page.html'],
    ['en', 'https://en.example.com/page.html'],
    ['de', 'https://de.example.com/page.html'],
    ['x-default', 'https://www.example.com/'],
  )
  const pastes = ['en-gb', 'en-us', 'en', 'de'].map((name) => ({
    text: head,
    address: `https://${name}.example.com/page.html`,
  }))
  expect(rulesOf(...pastes, { text: head, address: 'https://www.example.com/' })).toEqual([])
})

test('Google’s example of a Link header is read', () => {
  const text =
    'Link: <https://example.com/file.pdf>; rel="alternate"; hreflang="en",\n      <https://de-ch.example.com/file.pdf>; rel="alternate"; hreflang="de-ch",\n      <https://de.example.com/file.pdf>; rel="alternate"; hreflang="de"'
  const { pages } = readPaste({ text, address: 'https://example.com/file.pdf' }, 1)
  expect(pages[0]?.alternates).toEqual([
    { code: 'en', address: 'https://example.com/file.pdf' },
    { code: 'de-ch', address: 'https://de-ch.example.com/file.pdf' },
    { code: 'de', address: 'https://de.example.com/file.pdf' },
  ])
  const whole = readPaste(
    { text: `HTTP/2 200\ncontent-type: text/html\n${text.toLowerCase().replaceAll('"', '')}`, address: '' },
    1,
  )
  expect(whole.pages[0]?.alternates).toEqual(pages[0]?.alternates)
})

test('Google’s example of a sitemap has no error, and without one line it lacks a return link', () => {
  const sets = [
    [
      { code: 'en', address: 'https://www.example.com/english/page.html' },
      { code: 'de', address: 'https://www.example.de/deutsch/page.html' },
      { code: 'de-ch', address: 'https://www.example.de/schweiz-deutsch/page.html' },
    ],
  ]
  const text = writeSitemap(sets)
  expect(rulesOf({ text })).toEqual(['hreflang/no-default'])
  const line =
    '    <xhtml:link rel="alternate" hreflang="de" href="https://www.example.de/deutsch/page.html"/>\n'
  expect(rulesOf({ text: text.replace(line, '') })).toEqual(['hreflang/no-return', 'hreflang/no-default'])
})

const de = 'https://e.ch/de/'
const fr = 'https://e.ch/fr/'
const both = html(['de-CH', de], ['fr-CH', fr], ['x-default', de])

test.each([
  ['hreflang/doubtful-code', [{ text: both.replace('"de-CH"', '"ch"'), address: de }]],
  ['hreflang/relative', [{ text: both.replace(`href="${fr}"`, 'href="//e.ch/fr/"'), address: de }]],
  ['hreflang/self', [{ text: html(['fr-CH', fr], ['x-default', fr]), address: de }]],
  [
    'hreflang/no-return',
    [
      { text: both, address: de },
      { text: html(['fr-CH', fr]), address: fr },
    ],
  ],
  [
    'hreflang/no-return',
    [
      { text: both, address: de },
      { text: '<link rel="canonical" href="https://e.ch/fr/">', address: fr },
    ],
  ],
  ['hreflang/ambiguous', [{ text: both + html(['de-ch', fr]), address: de }]],
  [
    'hreflang/disagreement',
    [
      { text: both, address: de },
      { text: both.replace('"de-CH"', '"de"'), address: fr },
    ],
  ],
  ['hreflang/no-address', [{ text: both }]],
  ['hreflang/canonical', [{ text: `${both}<link rel="canonical" href="${fr}">`, address: de }]],
  ['hreflang/in-body', [{ text: `<img src=a>${both}`, address: de }]],
  ['hreflang/in-body', [{ text: `<noscript>${both}</noscript>`, address: de }]],
  ['hreflang/language', [{ text: `<html lang="fr"><head>${both}`, address: de }]],
  [
    'hreflang/many',
    [
      {
        text: html(...Array.from({ length: 201 }, (_, index): [string, string] => ['de', `${de}${index}`])),
        address: de,
      },
    ],
  ],
  ['sitemap/not-xml', [{ text: '<urlset><url>' }]],
])('the rule %s is reported', (rule, pastes) => {
  expect(rulesOf(...pastes)).toContain(rule)
})

test.each(['de-AT', 'gsw'])('a page «de-CH» with <html lang="%s"> gets no warning', (language) => {
  expect(rulesOf({ text: `<html lang="${language}"><head>${both}`, address: de })).not.toContain(
    'hreflang/language',
  )
})

// Pages of hhursev/recipe-scrapers, tests/test_data.
test.each([
  [
    'argiro.gr, with an element for each old browser',
    '<!DOCTYPE html>\n<!--[if IE 8]>\n<html class="ie ie8" lang="el">\n<![endif]-->\n<html lang="el">\n<head>',
  ],
  [
    'andy-cooks.com, with a drawing amid the page',
    '<html>\n<head>\n<body>\n  <?xml version="1.0" encoding="iso-8859-1"?><svg version="1.1">',
  ],
])('the page of %s is read as one source', (_, text) => {
  expect(splitPastes(text)).toHaveLength(1)
})

test('the example shows missing return links and a country code in place of a language', () => {
  expect(rulesOf(...splitPastes(example.seiten))).toEqual([
    'hreflang/no-return',
    'hreflang/no-return',
    'hreflang/doubtful-code',
    'hreflang/disagreement',
    'hreflang/no-default',
  ])
  expect(checkRows(readRows(example.fassungen).sets)).toEqual([])
})

test.each([
  [
    'addresses',
    `${de}\n<link a>\n<link b>\n${fr}\n<link c>`,
    [
      [de, '<link a>\n<link b>'],
      [fr, '<link c>'],
    ],
  ],
  [
    'document types',
    '<!doctype html>\n<html>\n<head>a\n<!DOCTYPE html><html>b',
    [
      ['', '<!doctype html>\n<html>\n<head>a'],
      ['', '<!DOCTYPE html><html>b'],
    ],
  ],
  [
    'status lines',
    'HTTP/2 200\nlink: <a>\nHTTP/2 200\nlink: <b>',
    [
      ['', 'HTTP/2 200\nlink: <a>'],
      ['', 'HTTP/2 200\nlink: <b>'],
    ],
  ],
  [
    'what curl -siL prints',
    `${de}\nHTTP/2 301\nlocation: /\n\nHTTP/2 200\nlink: <a>\n\n<!doctype html>\n<html>`,
    [[de, 'HTTP/2 301\nlocation: /\n\nHTTP/2 200\nlink: <a>\n\n<!doctype html>\n<html>']],
  ],
  [
    'an address on a line of a script',
    `${de}\n<script>\n"https://e.ch/api"\n</script>\n<script src=a>\n${fr}\n<link c>`,
    [
      [de, '<script>\n"https://e.ch/api"\n</script>\n<script src=a>'],
      [fr, '<link c>'],
    ],
  ],
  ['nothing', ' \n', []],
])('a paste with %s is split into its pages', (_, text, pastes) => {
  expect(splitPastes(text).map((paste) => [paste.address, paste.text])).toEqual(pastes)
})

test('the report shows the matrix of each cluster in which something is wrong, and no other', () => {
  const right = html(['de', `${de}b`], ['x-default', `${de}b`])
  const { matrices } = reportPages(`${de}b\n${right}\n${example.seiten}`)
  expect(matrices).toHaveLength(1)
  expect(matrices[0]?.rows.map(([, ...cells]) => cells)).toEqual([
    ['de-CH: selbst', 'fr-CH: bestätigt', 'nicht genannt'],
    ['ch: bestätigt', 'fr-CH: selbst', 'it-CH: einseitig'],
    ['de-CH: einseitig', 'nicht genannt', 'it-CH: selbst'],
  ])
})

test('pages of different content have a matrix each', () => {
  const other = html(['de-CH', `${de}a`], ['fr-CH', `${fr}a`], ['x-default', `${de}a`])
  const { matrices } = reportPages(`${de}\n${both}\n${de}a\n${other}`)
  expect(matrices.map(({ addresses }) => addresses)).toEqual([
    [de, fr],
    [`${de}a`, `${fr}a`],
  ])
})

test.each([
  ['https://e.ch/de/;de-CH\r\nhttps://e.ch/fr/;fr-CH\r\n'],
  ['| de-CH | https://e.ch/de/ |\n| fr-CH | https://e.ch/fr/ |'],
  ['de-CH: https://e.ch/de/\nfr-CH=https://e.ch/fr/'],
  ['de-CH => https://e.ch/de/\nfr-CH -> https://e.ch/fr/'],
  [
    '<link rel="alternate" hreflang="de-CH" href="https://e.ch/de/">\n<link rel="alternate" hreflang="fr-CH" href="https://e.ch/fr/">',
  ],
])('versions are read from the forms that people paste: %j', (text) => {
  expect(readRows(text).sets).toEqual([
    [
      { code: 'de-CH', address: de },
      { code: 'fr-CH', address: fr },
    ],
  ])
})

test.each([
  'Deutsch: https://e.ch/de/\nFrançais: https://e.ch/fr/',
  'https://e.ch/de/;deutsch\nhttps://e.ch/fr/;Französisch',
  'Deutsch:\nhttps://e.ch/de/\nfr\nhttps://e.ch/fr/',
  'German https://e.ch/de/\nFrench https://e.ch/fr/',
  'Deutsch - https://e.ch/de/\nFranzösisch - https://e.ch/fr/',
  '| Sprache | Adresse |\n|---|---|\n| Deutsch | https://e.ch/de/ |\n| fr | https://e.ch/fr/ |',
  'Allemand: https://e.ch/de/\nFrançais: https://e.ch/fr/',
])('the names of languages are read as their codes: %j', (text) => {
  expect(writeVersions(text, 'head').text).toBe(html(['de', de], ['fr', fr]))
})

test.each([
  'Deutsch (Schweiz) https://e.ch/de/\nFranzösisch (Frankreich): https://e.ch/fr/',
  'Sprache;Land;URL\nDeutsch;Schweiz;https://e.ch/de/\nFranzösisch;Frankreich;https://e.ch/fr/',
  'de\tCH\thttps://e.ch/de/\nfr\tFR\thttps://e.ch/fr/',
  'de-CH - https://e.ch/de/\nfr-FR - https://e.ch/fr/',
])('a language and its country, in brackets or a column, are read as their code: %j', (text) => {
  expect(writeVersions(text, 'head').text).toBe(html(['de-CH', de], ['fr-FR', fr]))
})

test('the source of a sitemap is asked for, not that of its pages', () => {
  expect(reportPages('https://e.ch/sitemap.xml').verdict.reason).toContain('Öffnen Sie die Sitemap')
})

test.each([
  ['Deutschland', 'de-DE'],
  ['Österreich', 'de-AT'],
  ['Schweiz', 'de-CH, fr-CH oder it-CH'],
])('for the country «%s» alone the advice is its language with it', (written, suggestion) => {
  expect(checkCode(written)).toMatchObject({ isValid: false, suggestion })
})

test.each([
  ['', 'Kürzel und Selbstverweis'],
  ['<link rel="canonical" href="https://e.ch/">', 'Kürzel, Selbstverweis und Canonical'],
])('of a page without fault the verdict says what was checked, and what was not: %j', (canonical, words) => {
  const others = ['fr', 'it', 'rm', 'en', 'es', 'pt'].map((code) => link(code, `https://e.ch/${code}/`))
  const links = [canonical, link('de', 'https://e.ch/'), link('x-default', 'https://e.ch/'), ...others]
  const { reason } = reportPages(`https://e.ch/\n<head>${links.join('')}</head><body>`).verdict
  expect(reason).toContain(`${words} dieser Seite stimmen.`)
  expect(reason).toContain('«https://e.ch/es/» und 1 weitere')
})

test('of a page of a sitemap without hreflang nothing is right', () => {
  const urls = '<urlset><url><loc>https://e.ch/</loc></url></urlset>'
  expect(reportPages(urls).verdict).toMatchObject({
    state: 'unchecked',
    reason: expect.not.stringContaining('stimmen'),
  })
})

test.each([
  'Seite\tde\tfr\nStart\thttps://e.ch/de/\thttps://e.ch/fr/',
  'Deutsch\tFranzösisch\nhttps://e.ch/de/\thttps://e.ch/fr/',
])('a table is read whose first row has names of languages, or of pages beside codes: %j', (text) => {
  expect(writeVersions(text, 'head')).toMatchObject({ text: html(['de', de], ['fr', fr]) })
})

test('addresses without codes are reported with line and form, and no block is written', () => {
  expect(writeVersions(`de ${de}\nx-default ${de}\n${fr}\nit https://e.ch/it/`, 'head')).toMatchObject({
    text: '',
    findings: [{ grade: 'error', place: 'Zeile 3', remedy: expect.stringContaining('«de-CH https://') }],
  })
  expect(writeVersions(`${de}\n${fr}`, 'head')).toMatchObject({
    text: '',
    findings: [{ place: 'Zeile 1' }, { place: 'Zeile 2' }],
  })
})

test('an address in a column without a code is reported', () => {
  const { unread } = readRows('URL\tde\tfr\nhttps://e.ch/\thttps://e.ch/de/\thttps://e.ch/fr/')
  expect(unread.map(({ rule }) => rule)).toEqual(['hreflang/unread'])
})

test('the blocks of several pages are told apart, and each form has its goal', () => {
  const pages = `de ${de}\nfr ${fr}\n\nde ${de}a\nfr ${fr}a`
  const first = html(['de', de], ['fr', fr])
  expect(writeVersions(pages, 'head').text).toBe(
    `<!-- ${de} -->\n${first}\n\n<!-- ${de}a -->\n${html(['de', `${de}a`], ['fr', `${fr}a`])}`,
  )
  const goals = [`de ${de}\nfr ${fr}`, pages].flatMap((text) =>
    ['head', 'sitemap'].map((form) => writeVersions(text, form).goal),
  )
  expect(new Set(goals).size).toBe(3)
})

test('a Link header has hosts in Punycode', () => {
  expect(writeVersions('de https://küche.ch/ä\nfr https://e.ch/', 'header').text).toContain(
    '<https://xn--kche-0ra.ch/%C3%A4>; ',
  )
})

const link = (code: string, at: string) => `<link rel="alternate" hreflang="${code}" href="${at}">`
const versions = [
  link('de', 'https://www.e.ch/'),
  link('fr', 'https://www.e.ch/fr/'),
  link('x-default', 'https://www.e.ch/'),
].join('\n')

const canonical = `<link rel="canonical" href="https://www.e.ch/">`
const french = `https://www.e.ch/fr/\n${versions}`
test.each([
  ['https://www.e.ch/?utm_source=x', `${canonical}${versions}`],
  ['https://e.ch', `${canonical}${versions}`],
  ['Deutsch: https://www.e.ch/', versions],
  ['1) Deutsch: https://www.e.ch/', versions],
  ['DE https://www.e.ch/', versions],
  ['Deutsche Seite: https://www.e.ch/', versions],
  ['Quelltext von https://www.e.ch/', `<head>${versions}</head><body>`],
  ['- https://www.e.ch/', versions],
  ['https://www.e.ch/ (Deutsch)', `\n${versions}`],
  ['$ curl -I https://www.e.ch/', `HTTP/2 200\n\n${versions}`],
])('a page pasted under «%s» is recognised as the one that its own links name', (at, source) => {
  expect(rules(`${at}\n${source}\n${french}`)).toEqual([])
  expect(rules(`${french}\n${at}\n${source}`)).toEqual([])
})

test.each([
  ['Deutsch\n', '\nFranzösisch\n'],
  ['DE:\n\n', '\n'],
  ['Seite 1\n', '\nSeite 2\n'],
  ['', ''],
])('sources under the headings %j and %j, or side by side, are two pages', (above, between) => {
  const [german, other] = ['', 'fr/'].map(
    (path) =>
      `<!doctype html><html><head><link rel="canonical" href="https://www.e.ch/${path}">${versions}</head><body></html>`,
  )
  expect(rules(`${above}${german}${between}${other}`)).toEqual([])
  expect(rules(`${above}https://www.e.ch/\n${german}${between}https://www.e.ch/fr/\n${other}`)).toEqual([])
})

test('a status above a source is no heading', () => {
  expect(rules(`HTTP/2 404\n\n<!doctype html><html><head>${canonical}${versions}</head><body>`)).toContain(
    'hreflang/status',
  )
})

test('of links under words that are no address the place is not judged, and the words are reported', () => {
  const { verdict, findings } = reportPages(`DE\n${versions}\nFR\n${versions}`)
  expect(verdict.state).toBe('unchecked')
  expect(findings).toContainEqual(expect.objectContaining({ problem: expect.stringContaining('«DE»') }))
})

test.each([
  ['HTTP/2 302\nlocation: https://www.e.ch/de/\n\nHTTP/2 200\n\n<head>'],
  ['<head>\n<link\n  rel="alternate" hreflang="de"\n  href="https://www.e.ch/">\n<link>'],
  ['<body>\n<p>\nMehr unter https://www.f.ch/\n<br>'],
])('the address in %j begins no page', (source) => {
  expect(splitPastes(`https://e.ch/\n${source}`)).toHaveLength(1)
})

test.each(['https://e.ch/fr/', 'http://www.e.ch/fr/'])(
  'versions on https://www.e.ch/ and %s confirm each other, and the mixed hosts are reported',
  (other) => {
    const mixed = [link('de', 'https://www.e.ch/'), link('fr', other), link('x-default', other)].join('\n')
    expect(rules(`https://www.e.ch/\n${mixed}\n${other}\n${mixed}`)).toEqual(['hreflang/mixed-hosts'])
  },
)

test.each([
  ['ch-CH', 'de-CH, fr-CH oder it-CH'],
  ['br-BR', 'pt-BR'],
  ['uk', 'en-GB'],
  ['uk-GB', 'en-GB'],
  ['ch-DE', 'de-CH'],
])('the code «%s» is doubtful, and «%s» is suggested', (code, suggestion) => {
  expect(checkCode(code)).toMatchObject({ isValid: true, doubt: expect.any(String), suggestion })
})

test('the code uk, which means Ukrainian, is a note and no warning', () => {
  expect(checkCode('uk')).toMatchObject({ isMild: true })
})

test.each(['br-FR', 'uk-UA'])(
  'the code «%s» names a language that is spoken in its country, and gets no doubt',
  (code) => {
    expect(checkCode(code)).toEqual({ isValid: true, code })
  },
)

test('a remark above a source is reported as unread, and its links stay in the head', () => {
  const found = rules(`Das ist die deutsche Seite:\n<head>${versions}</head>`)
  expect(found).toContain('hreflang/unread')
  expect(found).not.toContain('hreflang/in-body')
})

test('a code or address without its partner on the line is reported', () => {
  const { findings } = writeVersions('de https://e.ch/ fr', 'head')
  expect(findings.map(({ grade, rule, place }) => [grade, rule, place])).toContainEqual([
    'unchecked',
    'hreflang/unread',
    'Zeile 1',
  ])
})

// Each was called right, or was told something else.
test.each([
  [
    'an address in small letters',
    `https://e.ch/%C3%BC\n${link('de', 'https://e.ch/%c3%bc')}\n${link('fr', 'https://e.ch/%c3%bc/fr')}`,
    ['hreflang/not-pasted', 'hreflang/no-default'],
  ],
  [
    'relative links, of which one is to the page itself',
    `https://e.ch/\n${link('de', '/')}\n${link('fr', 'https://e.ch/fr/')}`,
    ['hreflang/relative', 'hreflang/not-pasted'],
  ],
  [
    'headers as German developer tools copy them',
    `https://www.e.ch/\nStatuscode\n200 OK\nlink\n<https://www.e.ch/>; rel="alternate"; hreflang="de", <https://www.e.ch/fr/>; rel="alternate"; hreflang="fr", <https://www.e.ch/>; rel="alternate"; hreflang="x-default"`,
    ['hreflang/not-pasted'],
  ],
  [
    'a page under http',
    `http://www.e.ch/\n${versions}\nhttps://www.e.ch/fr/\n${versions}`,
    ['hreflang/spelling'],
  ],
  [
    'two languages at one address',
    `https://e.ch/\n${link('de', 'https://e.ch/')}\n${link('fr', 'https://e.ch/')}`,
    ['hreflang/same-address', 'hreflang/alone', 'hreflang/no-default'],
  ],
  ['a cell of a table', `"${versions.replaceAll('"', '""')}"`, ['hreflang/no-address']],
  ['one version alone', `https://e.ch/\n${link('de', 'https://e.ch/')}`, ['hreflang/alone']],
  ['an address alone', 'https://e.ch/\n', ['address/alone']],
  ['several addresses', 'https://e.ch/de\nhttps://e.ch/fr', ['address/alone']],
  [
    'a source and an address with nothing below',
    `https://www.e.ch/\n${versions}\nhttps://www.e.ch/fr/`,
    ['hreflang/unread', 'hreflang/not-pasted'],
  ],
  [
    '«default» instead of «x-default»',
    `https://e.ch/\n${link('de', 'https://e.ch/')}\n${link('fr', 'https://e.ch/fr')}\n${link('default', 'https://e.ch/')}`,
    ['hreflang/code', 'hreflang/not-pasted'],
  ],
  [
    'an index of sitemaps',
    '<sitemapindex><sitemap><loc>https://e.ch/a.xml</loc></sitemap></sitemapindex>',
    ['sitemap/index'],
  ],
])('the problems of %s are reported once each', (_, text, expected) => {
  expect(rules(text)).toEqual(expected)
})

test('the same problem on several pages is reported once, with all places', () => {
  const wrong = versions.replace('"de"', '"de_CH"')
  const { findings } = reportPages(`https://www.e.ch/\n${wrong}\nhttps://www.e.ch/fr/\n${wrong}`)
  expect(findings.map(({ rule, place }) => [rule, place])).toEqual([
    ['hreflang/code', 'Eingabe 1, Eingabe 2'],
  ])
})

test.each([
  ['<!doctype html>\n<html><head><title>a</title></head><body><p>Text', 'hreflang erzeugen'],
  ['<!doctype html>\n<html><head><title>a</title>', 'wie der Server sie schickt'],
  ['<body class="home"><p>Text</body></html>', 'wie der Server sie schickt'],
])('a page without hreflang may need none, or not be copied whole: %j', (text, remedy) => {
  const { verdict } = reportPages(text)
  expect(verdict).toMatchObject({ state: 'unchecked', reason: expect.stringContaining(remedy) })
})

test('a sitemap without hreflang is not checked, because the pages may have it', () => {
  const { verdict } = reportPages('<urlset><url><loc>https://e.ch/</loc></url></urlset>')
  expect(verdict).toMatchObject({
    state: 'unchecked',
    reason: expect.stringContaining('Quelltext der Seiten'),
  })
})

test('links alone are not checked, and the line to add is shown', () => {
  const { verdict } = reportPages(both)
  expect(verdict).toMatchObject({ state: 'unchecked', reason: expect.stringContaining(`etwa: ${de}`) })
})

test('without versions no block is written', () => {
  expect(writeVersions('', 'head')).toMatchObject({ text: '', findings: [{ grade: 'unchecked' }] })
})

// The French page was told to be the German one in another language, and not to be pasted.
test.each([
  ['German', 'French', ['de', 'fr']],
  ['French', 'German', ['fr', 'de']],
  ['page', 'page without a language', ['de', '']],
])('of a %s and a %s with one canonical link that alone is reported', (_, _other, languages) => {
  const [first, second] = languages.map(
    (language) =>
      `<!doctype html>\n<html lang="${language}"><head>${canonical}${versions}</head><body>a</body></html>`,
  )
  const { findings } = reportPages(`${first}\n${second}`)
  const others = findings.filter(({ rule }) => rule !== 'hreflang/not-pasted')
  expect(others.map(({ problem }) => problem)).toEqual([
    'Eingabe 1 und Eingabe 2 nennen dasselbe Canonical «https://www.e.ch/».',
  ])
  expect(findings).toHaveLength(languages.includes('') ? 2 : 1)
  expect(rules(`${first}\n${first}`)).not.toContain('hreflang/canonical')
})

// Google, «Robots meta tag …»: a rule for another crawler, and a value that is no rule by itself.
test.each([
  ['HTTP/2 200\nx-robots-tag: semrushbot: noindex\n', []],
  ['HTTP/2 200\nx-robots-tag: max-image-preview:none\n', []],
  ['<meta name="robots" content="index, max-image-preview: none">', []],
  ['HTTP/2 200\n"x-robots-tag" = "noindex"\n', ['hreflang/unread']],
  ['HTTP/2 200\nx-robots-tag\tnoindex\n', ['hreflang/noindex']],
  ['<meta name="robots" content="noindex">', ['hreflang/noindex']],
])('of %j above a version exactly this is reported: %j', (above, expected) => {
  expect(rules(`https://www.e.ch/\n${above}\n${versions}\n${french}`)).toEqual(expected)
})

test.each(['/fr/', 'https://www.e.ch/fr/'])(
  'a canonical link to another version, %s, is an error',
  (href) => {
    const source = `<link rel="canonical" href="${href}">${versions}`
    expect(rules(`https://www.e.ch/\n${source}\n${french}`)).toEqual(['hreflang/canonical'])
  },
)

// Google, «Tell Google about localized versions»: «Each language version must list itself as well as all other language versions.»
const three = { de: 'https://e.ch/de/', fr: 'https://e.ch/fr/', it: 'https://e.ch/it/' }
const naming = (...codes: (keyof typeof three)[]) => codes.map((code) => ({ code, address: three[code] }))
const mesh = (named: Partial<Record<keyof typeof three, ReturnType<typeof naming>>>) =>
  Object.entries(three)
    .flatMap(([code, at]) => {
      const links = Object.entries(named).find(([name]) => name === code)?.[1]
      return links ? `${at}\n${writeHead([...links, { code: 'x-default', address: three.de }])}` : []
    })
    .join('\n')
const all = naming('de', 'fr', 'it')

test.each([
  [{ de: all, fr: all, it: all }, []],
  [{ de: all, fr: naming('de', 'fr'), it: naming('de', 'it') }, ['fr', 'it']],
  [{ de: all, fr: naming('de', 'fr') }, ['fr']],
  [{ de: all, fr: all }, []],
] as const)('in %j the versions of exactly these pages are incomplete: %j', (named, incomplete) => {
  const { findings, matrices, verdict, text } = reportPages(mesh(named))
  const found = findings.filter(({ rule }) => rule === 'hreflang/incomplete')
  expect(found.map(({ problem }) => problem.slice(0, 24))).toEqual(
    incomplete.map((code) => `«https://e.ch/${code}/» nennt`),
  )
  if (incomplete.length === 0) return
  expect(verdict.state).toBe('wrong')
  expect(text).toContain('«https://e.ch/fr/» nennt «https://e.ch/it/» nicht')
  expect(matrices.flatMap(({ rows }) => rows).flat()).toContain('nicht genannt')
})

test('a sitemap in which an entry lacks a version is wrong, and one whose entries name only themselves is not right', () => {
  const entry = (at: string, links: ReturnType<typeof naming>) =>
    `<url><loc>${at}</loc>${writeHead(links).replaceAll('<link', '<xhtml:link').replaceAll('>', '/>')}</url>`
  const entries = `${entry(three.de, all)}${entry(three.fr, naming('de', 'fr'))}${entry(three.it, naming('de', 'it'))}`
  const alone = entry(three.de, naming('de')) + entry(three.fr, naming('fr'))
  const [ofEntries, ofAlone] = [entries, alone].map((own) =>
    rules(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${own}</urlset>`,
    ),
  )
  expect(ofEntries?.filter((rule) => rule === 'hreflang/incomplete')).toHaveLength(2)
  expect(ofAlone).toEqual(['hreflang/alone'])
})

test('a star of 2,000 pages is checked in less than 4.5 seconds', () => {
  const links = (own: number) => [link('de', de), link('fr', `${fr}${own}`)].join('')
  const hub = Array.from({ length: 2000 }, (_, index) => link('fr', `${fr}${index}`)).join('')
  const pages = Array.from({ length: 2000 }, (_, index) => `${fr}${index}\n${links(index)}`)
  const text = [`${de}\n${link('de', de)}${hub}`, ...pages].join('\n')
  expect(processorTime(() => reportPages(text))).toBeLessThan(4500)
})

test('an HTTP response and the source below it are read as one page', () => {
  const other = `https://www.e.ch/fr/\n${versions}`
  const answer = (status: number) =>
    `https://www.e.ch/\nHTTP/2 ${status}\ncontent-type: text/html\n\n<html><head>\n${versions}\n</head>`
  expect(rules(`${answer(200)}\n${other}`)).toEqual([])
  expect(rules(`${answer(301)}\n${other}`)).toEqual(['hreflang/status'])
})

test.each([
  ['a link', (rel: string) => `<link${rel} hreflang="de" href="https://www.e.ch/">`],
  [
    'a header',
    (rel: string) => `HTTP/2 200\nlink: <https://www.e.ch/>;${rel.replace(' ', '')}; hreflang="de"`,
  ],
])(
  '%s with hreflang and a missing or misspelt rel is reported, one with rel="license" is not',
  (_, written) => {
    const found = (rel: string) => rules(`https://www.e.ch/\n${written(rel)}`)
    expect(found('')).toContain('hreflang/rel')
    expect(found(' rel="alternative"')).toContain('hreflang/rel')
    expect(found(' rel="alternate"')).not.toContain('hreflang/rel')
    expect(found(' rel="license"')).toEqual(['hreflang/none'])
  },
)

test('every language and country in the lists has a name of its own', () => {
  for (const choices of [languageChoices, regionChoices]) {
    const names = choices.map(({ label }) => label.replace(/ \([^()]+\)$/, ''))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(choices.filter(({ value }, index) => names[index] === value)).toEqual([])
  }
})

test('typographic quotation marks in HTML are reported', () => {
  const text = 'https://www.e.ch/\n<link rel=“alternate” hreflang=“de” href=“https://www.e.ch/”>'
  expect(rules(text)).toContain('hreflang/quotes')
})

test.each(['en-UK', 'ch', 'be'])(
  'versions of the code «%s», which is invalid or doubtful, are not written',
  (code) => {
    const written = writeVersions(`${code} https://e.ch/\nde e.ch/de/`, 'head')
    expect(written).toMatchObject({
      text: '',
      findings: expect.arrayContaining([expect.objectContaining({ grade: 'error' })]),
    })
    expect(writeVersions('uk https://e.ch/\nDE: e.ch/de/', 'head').text).toContain('href="https://e.ch/de/"')
  },
)

// Google, «Tell Google about localized versions»: `x-default` is for «auto-redirecting home pages», too.
const ofRoot = [
  link('de', 'https://e.ch/de/'),
  link('fr', 'https://e.ch/fr/'),
  link('x-default', 'https://e.ch/'),
]
const withRoot = (root: string) => `${de}\n${ofRoot.join('')}\n${fr}\n${ofRoot.join('')}\n${root}`
test.each([
  ['', 'unchecked', /^Leitet sie nach Sprache weiter/],
  ['https://e.ch/\nHTTP/2 302\nlocation: /de/\n', 'note', /^Leitet sie alle/],
  ['curl -sI https://e.ch/\nHTTP/2 302\nlocation: /de/\n', 'note', /^Leitet sie alle/],
  ['https://e.ch/\nHTTP/2 404\n', 'error', /200/],
  [
    `https://e.ch/\n<html><head><link rel="canonical" href="${de}">${ofRoot.join('')}`,
    'unchecked',
    /^Leitet «https:\/\/e.ch\/» nach Sprache weiter/,
  ],
])('a home page that is named as x-default alone may redirect: %j', (root, grade, remedy) => {
  expect(reportPages(withRoot(root)).findings).toMatchObject([
    { grade, remedy: expect.stringMatching(remedy) },
  ])
})

test.each([[''], [link('x-default', fr)]])(
  'versions with another x-default, or without one, are reported as such: %j',
  (other) => {
    const own = link('de', de) + link('fr', fr)
    const { findings } = reportPages(`${de}\n${own}${link('x-default', de)}\n${fr}\n${own}${other}`)
    expect(findings).toMatchObject([{ rule: 'hreflang/other-default', problem: expect.stringContaining(fr) }])
  },
)

test('a page that names the home pages is told to name its own counterparts, and the home pages are right', () => {
  const home = link('de', 'https://e.ch/de/') + link('fr', 'https://e.ch/fr/') + link('x-default', de)
  const { findings } = reportPages(`${de}\n${home}\n${fr}\n${home}\nhttps://e.ch/fr/contact/\n${home}`)
  expect(findings).toMatchObject([
    { rule: 'hreflang/self', remedy: expect.stringContaining('dieselbe Seite in den anderen Sprachen') },
  ])
})

const address = fc
  .tuple(
    fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
    fc.constantFrom('', '&x="1"', "?a=<b>&c='d'"),
  )
  .map((parts) => parts.join(''))
  .filter((text) => !text.includes(' '))
const alternates = fc.uniqueArray(
  fc.record({ code: fc.constantFrom('de-CH', 'fr-CH', 'it-CH', 'rm', 'x-default'), address }),
  { minLength: 1, selector: ({ code }) => code },
)

test('a written head or sitemap is read back as the same versions', () => {
  fc.assert(
    fc.property(alternates, (set) => {
      const [first] = set
      expect(
        readPaste({ text: writeHead(set), address: first?.address ?? '' }, 1).pages[0]?.alternates,
      ).toEqual(set)
      const { pages } = readPaste({ text: writeSitemap([set]), address: '' }, 1)
      expect(pages.every((page) => JSON.stringify(page.alternates) === JSON.stringify(set))).toBe(true)
    }),
  )
})

function spelt(list: { code: string; address: string }[]): string[][] {
  return list.map(({ code, address: at }) => [code, new URL(at).href.replace(/["<>]/g, encodeURIComponent)])
}

test('a written Link header is read back as the same addresses', () => {
  fc.assert(
    fc.property(alternates, (set) => {
      const { pages } = readPaste({ text: writeHeader(set), address: '' }, 1)
      expect(spelt(pages[0]?.alternates ?? [])).toEqual(spelt(set))
    }),
  )
})

test('any paste is checked without an error', () => {
  const noise = fc.oneof(
    anyText,
    fc
      .array(
        fc.constantFrom(
          '<link rel="alternate" hreflang="',
          '">',
          'Link:',
          '<',
          '>',
          ';',
          ' rel=alternate',
          'hreflang="de"',
          '\n',
          ',',
          'https://e.ch',
        ),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(noise, fc.string(), (text, at) => {
      expect(Array.isArray(rulesOf({ text, address: at }, { text }))).toBe(true)
      expect(Array.isArray(checkRows(readRows(text).sets))).toBe(true)
      writeHeader(readRows(text).sets.flat())
    }),
  )
})

test.each([
  ['brackets', 'Link: '.padEnd(500_000, '<').padEnd(1_000_000, '>')],
  ['rows', 'de-CH https://e.ch/\n'.repeat(50_000)],
])('a megabyte of %s is checked in less than 4.5 seconds', (_, text) => {
  const time = processorTime(() => {
    rulesOf({ text: `Link: ${text}` })
    checkRows(readRows(text).sets)
  })
  expect(time).toBeLessThan(4500)
})
