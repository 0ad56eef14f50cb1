import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/hreflang/facts.ts'
import { reportPages } from '../../../../src/tools/hreflang/hreflang-report.ts'
import { assignedLanguages, assignedRegions } from '../../../../src/tools/hreflang/code-lists.ts'
import { languageChoices, regionChoices } from '../../../../src/tools/hreflang/code-choices.ts'
import { checkCode } from '../../../../src/tools/hreflang/language-code.ts'
import { readPaste, splitPastes } from '../../../../src/tools/hreflang/read-annotations.ts'
import * as written from '../../../../src/tools/hreflang/written-versions.ts'
import { processorTime } from '../../../support/processor-time.ts'

/**
 * Sources of expected values: Google, «Tell Google about localized versions of your page», with its three examples; ISO 639-1, ISO 3166-1 and ISO 15924;
 * pages in hhursev/recipe-scrapers.
 */

const { checkRows, readRows, writeHead, writeHeader, writeSitemap, writeVersions } = written

/** What is found in pages, each with its address above it. */
const rules = (...pages: string[]) =>
  reportPages(pages.join('\n')).findings.map(({ rule }) => rule.replace('hreflang/', ''))
const alternatesIn = (text: string, address = '') => readPaste({ text, address }, 1).pages[0]?.alternates

const link = (code: string, at: string) => `<link rel="alternate" hreflang="${code}" href="${at}">`
const links = (set: Readonly<Record<string, string>>) =>
  Object.entries(set)
    .map(([code, at]) => link(code, at))
    .join('\n')
const canonical = (href: string) => `<link rel="canonical" href="${href}">`

const [root, de, fr, it] = ['https://e.ch/', 'https://e.ch/de/', 'https://e.ch/fr/', 'https://e.ch/it/']
const both = links({ 'de-CH': de, 'fr-CH': fr, 'x-default': de })
const [home, homeFr] = ['https://www.e.ch/', 'https://www.e.ch/fr/']
const versions = links({ de: home, fr: homeFr, 'x-default': home })
const french = `${homeFr}\n${versions}`

test('the lists have 183 languages of two letters and 249 countries', () => {
  expect([assignedLanguages.length, assignedRegions.length]).toEqual([183, 249])
})

/** Google, «Tell Google about localized versions of your page», and what the codes of ISO say. */
test.each([
  ['en-GB', 'en-GB'],
  ['de-ch', 'de-CH'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-hans-tw', 'zh-Hans-TW'],
  ['X-Default', 'x-default'],
  ['rm-CH', 'rm-CH'],
  ['tl', 'tl'],
  // Languages that are spoken in the country that they are mistaken for.
  ['br-FR', 'br-FR'],
  ['uk-UA', 'uk-UA'],
])('the code «%s» is valid and means «%s»', (code, meant) => {
  expect(checkCode(code)).toEqual({ isValid: true, code: meant })
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
  ['', undefined],
  ['de CH', undefined],
  ['de-Schweiz', undefined],
  ['Standard', 'x-default'],
  ['iw', 'he'],
  ['*', undefined],
  // A country alone.
  ['Österreich', 'de-AT'],
  ['Schweiz', 'de-CH, fr-CH oder it-CH'],
])('the code «%s» is invalid (suggested: %s)', (code, suggestion) => {
  const verdict = checkCode(code)
  expect([verdict.isValid, verdict.suggestion]).toEqual([false, suggestion])
})

test.each([
  ['ch-CH', 'de-CH, fr-CH oder it-CH'],
  ['br-BR', 'pt-BR'],
  ['uk-GB', 'en-GB'],
  ['ch-DE', 'de-CH'],
])('the code «%s» is doubtful, and «%s» is suggested', (code, suggestion) => {
  expect(checkCode(code)).toEqual({ isValid: true, code, doubt: expect.any(String), suggestion })
})

test('the code uk, which means Ukrainian, is a note and no warning', () => {
  expect(checkCode('uk')).toMatchObject({ isMild: true, suggestion: 'en-GB' })
})

test('every suggested code is valid', () => {
  const part = fc.string({
    unit: fc.constantFrom('d', 'e', 'C', 'H', 'U', 'K', '4', '1', '9', '_', '-'),
    maxLength: 9,
  })
  fc.assert(
    fc.property(fc.oneof(part, fc.string()), (text) => {
      const verdict = checkCode(text)
      // Of a country with several languages it is «de-CH, fr-CH oder it-CH».
      const suggested = verdict.suggestion?.split(/, | oder /) ?? []
      const codes = verdict.isValid ? [...suggested, verdict.code] : suggested
      expect(codes.filter((code) => !checkCode(code).isValid)).toEqual([])
    }),
  )
})

test('every language and country in the lists has a name of its own', () => {
  for (const choices of [languageChoices, regionChoices]) {
    const names = choices.map(({ label }) => label.replace(/ \([^()]+\)$/, ''))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(choices.filter(({ value }, index) => names[index] === value)).toEqual([])
  }
})

/** Google's three examples, restated: each form says the same. */
test('Google’s example of link elements in a head has no error', () => {
  const pages = ['en-gb', 'en-us', 'en', 'de'].map((code) => [code, `https://${code}.example.com/page.html`])
  const head = links({ ...Object.fromEntries(pages), 'x-default': 'https://www.example.com/' })
  expect(rules(...pages.map(([, at]) => `${at}\n${head}`), `https://www.example.com/\n${head}`)).toEqual([])
})

test('Google’s example of a Link header is read', () => {
  const text =
    'Link: <https://example.com/file.pdf>; rel="alternate"; hreflang="en",\n      <https://de-ch.example.com/file.pdf>; rel="alternate"; hreflang="de-ch",\n      <https://de.example.com/file.pdf>; rel="alternate"; hreflang="de"'
  const expected = [
    { code: 'en', address: 'https://example.com/file.pdf' },
    { code: 'de-ch', address: 'https://de-ch.example.com/file.pdf' },
    { code: 'de', address: 'https://de.example.com/file.pdf' },
  ]
  const whole = `HTTP/2 200\ncontent-type: text/html\n${text.toLowerCase().replaceAll('"', '')}`
  expect([alternatesIn(text), alternatesIn(whole)]).toEqual([expected, expected])
})

test('Google’s example of a sitemap has no error, and without one line it lacks a return link', () => {
  const german = { code: 'de', address: 'https://www.example.de/deutsch/page.html' }
  const set = [
    { code: 'en', address: 'https://www.example.com/english/page.html' },
    german,
    { code: 'de-ch', address: 'https://www.example.de/schweiz-deutsch/page.html' },
  ]
  const text = writeSitemap([set])
  expect(rules(text)).toEqual(['no-default'])
  const line = `    <xhtml:link rel="alternate" hreflang="de" href="${german.address}"/>\n`
  expect(rules(text.replace(line, ''))).toEqual(['no-return', 'no-default'])
})

test('the example shows missing return links and a country code in place of a language', () => {
  expect(rules(example.seiten)).toEqual([
    'no-return',
    'no-return',
    'doubtful-code',
    'disagreement',
    'no-default',
  ])
  expect(checkRows(readRows(example.fassungen).sets)).toEqual([])
})

const manyLinks = Array.from({ length: 201 }, (_, index) => link('de', `${de}${index}`)).join('')
test.each([
  ['doubtful-code', `${de}\n${both.replace('"de-CH"', '"ch"')}`],
  ['relative', `${de}\n${both.replace(`href="${fr}"`, 'href="//e.ch/fr/"')}`],
  ['self', `${de}\n${links({ 'fr-CH': fr, 'x-default': fr })}`],
  ['no-return', `${de}\n${both}\n${fr}\n${link('fr-CH', fr)}`],
  ['no-return', `${de}\n${both}\n${fr}\n${canonical(fr)}`],
  ['ambiguous', `${de}\n${both}${link('de-ch', fr)}`],
  ['disagreement', `${de}\n${both}\n${fr}\n${both.replace('"de-CH"', '"de"')}`],
  ['no-address', both],
  ['canonical', `${de}\n${both}${canonical(fr)}`],
  ['in-body', `${de}\n<img src=a>${both}`],
  ['in-body', `${de}\n<noscript>${both}</noscript>`],
  ['language', `${de}\n<html lang="fr"><head>${both}`],
  ['many', `${de}\n${manyLinks}`],
  ['sitemap/not-xml', '<urlset><url>'],
  // A status above a source is no heading.
  ['status', `HTTP/2 404\n\n<!doctype html><html><head>${canonical(home)}${versions}</head><body>`],
  ['quotes', `${home}\n<link rel=“alternate” hreflang=“de” href=“${home}”>`],
])('the rule %s is reported: %j', (rule, text) => {
  expect(rules(text)).toContain(rule)
})

// Each was called right, or was told something else.
test.each([
  // An address in small letters.
  [
    `https://e.ch/%C3%BC\n${links({ de: 'https://e.ch/%c3%bc', fr: 'https://e.ch/%c3%bc/fr' })}`,
    ['not-pasted', 'no-default'],
  ],
  // Relative links, of which one is to the page itself.
  [`${root}\n${links({ de: '/', fr })}`, ['relative', 'not-pasted']],
  // Headers as German developer tools copy them.
  [
    `${home}\nStatuscode\n200 OK\nlink\n<${home}>; rel="alternate"; hreflang="de", <${homeFr}>; rel="alternate"; hreflang="fr", <${home}>; rel="alternate"; hreflang="x-default"`,
    ['not-pasted'],
  ],
  [`http://www.e.ch/\n${versions}\n${french}`, ['spelling']],
  [`${root}\n${links({ de: root, fr: root })}`, ['same-address', 'alone', 'no-default']],
  // A cell of a table.
  [`"${versions.replaceAll('"', '""')}"`, ['no-address']],
  [`${root}\n${link('de', root)}`, ['alone']],
  [`${root}\n`, ['address/alone']],
  [`${de}\n${fr}`, ['address/alone']],
  [`${home}\n${versions}\n${homeFr}`, ['unread', 'not-pasted']],
  [`${root}\n${links({ de: root, fr, default: root })}`, ['code', 'not-pasted']],
  ['<sitemapindex><sitemap><loc>https://e.ch/a.xml</loc></sitemap></sitemapindex>', ['sitemap/index']],
  // Google, «Robots meta tag …»: a rule for another crawler, and a value that is no rule by itself.
  [`${home}\nHTTP/2 200\nx-robots-tag: semrushbot: noindex\n\n${versions}\n${french}`, []],
  [`${home}\n<meta name="robots" content="index, max-image-preview: none">\n${versions}\n${french}`, []],
  [`${home}\nHTTP/2 200\n"x-robots-tag" = "noindex"\n\n${versions}\n${french}`, ['unread']],
  [`${home}\nHTTP/2 200\nx-robots-tag\tnoindex\n\n${versions}\n${french}`, ['noindex']],
  [`${home}\n<meta name="robots" content="noindex">\n${versions}\n${french}`, ['noindex']],
  [`${home}\n${canonical('/fr/')}${versions}\n${french}`, ['canonical']],
  [`${home}\n${canonical(homeFr)}${versions}\n${french}`, ['canonical']],
  // An answer and the source below it are one page.
  [`${home}\nHTTP/2 200\nserver: a\n\n<html><head>\n${versions}\n</head>\n${french}`, []],
  [`${home}\nHTTP/2 301\nserver: a\n\n<html><head>\n${versions}\n</head>\n${french}`, ['status']],
])('the problems of %j are reported once each', (text, expected) => {
  expect(rules(text)).toEqual(expected)
})

test.each(['de-AT', 'gsw'])('a page «de-CH» with <html lang="%s"> gets no warning', (language) => {
  expect(rules(`${de}\n<html lang="${language}"><head>${both}`)).not.toContain('language')
})

// The first two are pages of hhursev/recipe-scrapers, tests/test_data: an element for each old browser, a drawing amid the page.
test.each([
  '<!DOCTYPE html>\n<!--[if IE 8]>\n<html class="ie ie8" lang="el">\n<![endif]-->\n<html lang="el">\n<head>',
  '<html>\n<head>\n<body>\n  <?xml version="1.0" encoding="iso-8859-1"?><svg version="1.1">',
  'HTTP/2 302\nlocation: https://www.e.ch/de/\n\nHTTP/2 200\n\n<head>',
  '<head>\n<link\n  rel="alternate" hreflang="de"\n  href="https://www.e.ch/">\n<link>',
  '<body>\n<p>\nMehr unter https://www.f.ch/\n<br>',
])('%j is one page', (source) => {
  expect(splitPastes(source)).toHaveLength(1)
  expect(splitPastes(`https://e.ch/\n${source}`)).toHaveLength(1)
})

test.each([
  [`${de}\n<link a>\n<link b>\n${fr}\n<link c>`, [de, '<link a>\n<link b>'], [fr, '<link c>']],
  [
    '<!doctype html>\n<html>\na\n<!DOCTYPE html><html>b',
    ['', '<!doctype html>\n<html>\na'],
    ['', '<!DOCTYPE html><html>b'],
  ],
  [
    'HTTP/2 200\nlink: <a>\nHTTP/2 200\nlink: <b>',
    ['', 'HTTP/2 200\nlink: <a>'],
    ['', 'HTTP/2 200\nlink: <b>'],
  ],
  // What curl -siL prints.
  [
    `${de}\nHTTP/2 301\n\nHTTP/2 200\nlink: <a>\n\n<html>`,
    [de, 'HTTP/2 301\n\nHTTP/2 200\nlink: <a>\n\n<html>'],
  ],
  // An address on a line of a script.
  [
    `${de}\n<script>\n"https://e.ch/api"\n</script>\n<script src=a>\n${fr}\n<link c>`,
    [de, '<script>\n"https://e.ch/api"\n</script>\n<script src=a>'],
    [fr, '<link c>'],
  ],
  [' \n'],
])('%j is split into its pages', (text, ...pages) => {
  expect(splitPastes(text).map((paste) => [paste.address, paste.text])).toEqual(pages)
})

test.each([
  ['https://www.e.ch/?utm_source=x', `${canonical(home)}${versions}`],
  ['https://e.ch', `${canonical(home)}${versions}`],
  ['1) Deutsch: https://www.e.ch/', versions],
  ['DE https://www.e.ch/', versions],
  ['Deutsche Seite: https://www.e.ch/', versions],
  ['Quelltext von https://www.e.ch/', `<head>${versions}</head><body>`],
  ['- https://www.e.ch/', versions],
  ['https://www.e.ch/ (Deutsch)', `\n${versions}`],
  ['$ curl -I https://www.e.ch/', `HTTP/2 200\n\n${versions}`],
])('a page pasted under «%s» is recognised as the one that its own links name', (at, source) => {
  expect(rules(at, source, french)).toEqual([])
  expect(rules(french, at, source)).toEqual([])
})

test.each([
  ['Deutsch\n', '\nFranzösisch\n'],
  ['DE:\n\n', '\n'],
  ['Seite 1\n', '\nSeite 2\n'],
  ['', ''],
])('sources under the headings %j and %j, or side by side, are two pages', (above, between) => {
  const [german, other] = [home, homeFr].map(
    (at) => `<!doctype html><html><head>${canonical(at)}${versions}</head><body></html>`,
  )
  expect(rules(`${above}${german}${between}${other}`)).toEqual([])
  expect(rules(`${above}${home}\n${german}${between}${homeFr}\n${other}`)).toEqual([])
})

test('of links under words that are no address the place is not judged, and the words are reported', () => {
  const { verdict, findings } = reportPages(`DE\n${versions}\nFR\n${versions}`)
  expect(verdict.state).toBe('unchecked')
  expect(findings).toContainEqual(expect.objectContaining({ problem: expect.stringContaining('«DE»') }))
  const found = rules('Das ist die deutsche Seite:', `<head>${versions}</head>`)
  expect(found).toContain('unread')
  expect(found).not.toContain('in-body')
})

test('the report shows the matrix of each group of pages in which something is wrong, and no other', () => {
  const right = links({ de: `${de}b`, 'x-default': `${de}b` })
  const { matrices } = reportPages(`${de}b\n${right}\n${example.seiten}`)
  expect(matrices.map(({ rows }) => rows.map(([, ...cells]) => cells))).toEqual([
    [
      ['de-CH – selbst', 'fr-CH – bestätigt', 'nicht genannt'],
      ['ch – bestätigt', 'fr-CH – selbst', 'it-CH – einseitig'],
      ['de-CH – einseitig', 'nicht genannt', 'it-CH – selbst'],
    ],
  ])
})

test('pages of different content have a matrix each', () => {
  const { matrices } = reportPages(`${de}\n${both}\n${de}a\n${both.replaceAll(/(?<=e\.ch\/..\/)/g, 'a')}`)
  expect(matrices.map(({ addresses }) => addresses)).toEqual([
    [de, fr],
    [`${de}a`, `${fr}a`],
  ])
})

test.each([fr, 'http://www.e.ch/fr/'])('versions on https://www.e.ch/ and %s are mixed hosts', (other) => {
  const mixed = links({ de: home, fr: other, 'x-default': other })
  expect(rules(home, mixed, other, mixed)).toEqual(['mixed-hosts'])
})

test('the same problem on several pages is reported once, with all places', () => {
  const wrong = versions.replace('"de"', '"de_CH"')
  expect(reportPages(`${home}\n${wrong}\n${homeFr}\n${wrong}`).findings).toMatchObject([
    { rule: 'hreflang/code', place: 'Eingabe 1, Eingabe 2' },
  ])
})

test.each([
  ['', /Kürzel und Selbstverweis dieser Seite stimmen\./],
  [canonical(root), /Kürzel, Selbstverweis und Canonical dieser Seite stimmen\./],
])('of a page without fault the verdict says what was checked, and what was not: %j', (above, words) => {
  const others = ['fr', 'it', 'rm', 'en', 'es', 'pt'].map((code) => [code, `${root}${code}/`])
  const all = links({ de: root, 'x-default': root, ...Object.fromEntries(others) })
  const { reason } = reportPages(`${root}\n<head>${above}${all}</head><body>`).verdict
  expect(reason).toMatch(words)
  expect(reason).toContain('«https://e.ch/es/» und 1 weitere')
})

test.each([
  [' \n', ''],
  ['https://e.ch/sitemap.xml', 'Öffnen Sie die Sitemap'],
  ['<!doctype html>\n<html><head><title>a</title></head><body><p>Text', 'hreflang erzeugen'],
  ['<!doctype html>\n<html><head><title>a</title>', 'wie der Server sie schickt'],
  ['<body class="home"><p>Text</body></html>', 'wie der Server sie schickt'],
  // The pages may have it.
  ['<urlset><url><loc>https://e.ch/</loc></url></urlset>', 'Quelltext der Seiten'],
  [both, `etwa: ${de}`],
])('%j is unchecked, and the verdict says what to add', (text, words) => {
  const { state, reason } = reportPages(text).verdict
  expect([state, reason]).toEqual(['unchecked', expect.stringContaining(words)])
  expect(reason).not.toContain('stimmen')
})

// The French page was told to be the German one in another language, and not to be pasted.
test.each([
  ['de', 'fr'],
  ['fr', 'de'],
  ['de', ''],
])('of pages in «%s» and «%s» with one canonical link that alone is reported', (...languages) => {
  const [first, second] = languages.map(
    (language) =>
      `<!doctype html>\n<html lang="${language}"><head>${canonical(home)}${versions}</head><body>a</body></html>`,
  )
  const { findings } = reportPages(`${first}\n${second}`)
  const others = findings.filter(({ rule }) => rule !== 'hreflang/not-pasted')
  expect(others.map(({ problem }) => problem)).toEqual([
    'Eingabe 1 und Eingabe 2 nennen dasselbe Canonical «https://www.e.ch/».',
  ])
  expect(findings).toHaveLength(languages.includes('') ? 2 : 1)
  expect(rules(`${first}\n${first}`)).not.toContain('canonical')
})

// Google, «Tell Google about localized versions»: «Each language version must list itself as well as all other language versions.»
test.each([
  [{ de: { de, fr, it }, fr: { de, fr, it }, it: { de, fr, it } }, []],
  [{ de: { de, fr, it }, fr: { de, fr }, it: { de, it } }, ['fr', 'it']],
  [{ de: { de, fr, it }, fr: { de, fr } }, ['fr']],
  [{ de: { de, fr, it }, fr: { de, fr, it } }, []],
])('in %j the versions of exactly these pages are incomplete: %j', (named, incomplete) => {
  const pages = Object.entries(named).map(
    ([code, set]) => `${root}${code}/\n${links({ ...set, 'x-default': de })}`,
  )
  const { findings, matrices, verdict, text } = reportPages(pages.join('\n'))
  const found = findings.filter(({ rule }) => rule === 'hreflang/incomplete')
  expect(found.map(({ problem }) => problem.slice(0, 24))).toEqual(
    incomplete.map((code) => `«https://e.ch/${code}/» nennt`),
  )
  if (incomplete.length === 0) return
  expect(verdict.state).toBe('wrong')
  expect(text).toContain('«https://e.ch/fr/» nennt «https://e.ch/it/» nicht')
  expect(matrices.flatMap(({ rows }) => rows).flat()).toContain('nicht genannt')
})

const entry = (at: string, set: Readonly<Record<string, string>>) =>
  `<url><loc>${at}</loc>${links(set).replaceAll('<link', '<xhtml:link').replaceAll('>', '/>')}</url>`
const sitemap = (...entries: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`

test('a sitemap in which an entry lacks a version is wrong, and one whose entries name only themselves is not right', () => {
  const ofEntries = rules(sitemap(entry(de, { de, fr, it }), entry(fr, { de, fr }), entry(it, { de, it })))
  expect(ofEntries.filter((rule) => rule === 'incomplete')).toHaveLength(2)
  expect(rules(sitemap(entry(de, { de }), entry(fr, { fr })))).toEqual(['alone'])
})

test.each([
  ['a link', (rel: string) => `<link${rel} hreflang="de" href="${home}">`],
  ['a header', (rel: string) => `HTTP/2 200\nlink: <${home}>;${rel.replace(' ', '')}; hreflang="de"`],
])('%s with a missing or misspelt rel is reported, one with rel="license" is not', (_, withRel) => {
  const found = (rel: string) => rules(home, withRel(rel))
  expect(found('')).toContain('rel')
  expect(found(' rel="alternative"')).toContain('rel')
  expect(found(' rel="alternate"')).not.toContain('rel')
  expect(found(' rel="license"')).toEqual(['none'])
})

// Google, «Tell Google about localized versions»: `x-default` is for «auto-redirecting home pages», too.
const ofRoot = links({ de, fr, 'x-default': root })
test.each([
  ['', 'unchecked', /^Leitet sie nach Sprache weiter/],
  [`${root}\nHTTP/2 302\nlocation: /de/\n`, 'note', /^Leitet sie alle/],
  [`curl -sI ${root}\nHTTP/2 302\nlocation: /de/\n`, 'note', /^Leitet sie alle/],
  [`${root}\nHTTP/2 404\n`, 'error', /200/],
  [`${root}\n<html><head>${canonical(de)}${ofRoot}`, 'unchecked', /^Leitet «https:\/\/e.ch\/» nach Sprache/],
])('a home page that is named as x-default alone may redirect: %j', (page, grade, remedy) => {
  expect(reportPages(`${de}\n${ofRoot}\n${fr}\n${ofRoot}\n${page}`).findings).toMatchObject([
    { grade, remedy: expect.stringMatching(remedy) },
  ])
})

test.each(['', link('x-default', fr)])('another x-default, or none, is reported as such: %j', (other) => {
  const own = links({ de, fr })
  const { findings } = reportPages(`${de}\n${own}${link('x-default', de)}\n${fr}\n${own}${other}`)
  expect(findings).toMatchObject([{ rule: 'hreflang/other-default', problem: expect.stringContaining(fr) }])
})

test('a page that names the home pages is told to name its own counterparts, and the home pages are right', () => {
  const ofHome = links({ de, fr, 'x-default': de })
  const { findings } = reportPages(`${de}\n${ofHome}\n${fr}\n${ofHome}\nhttps://e.ch/fr/contact/\n${ofHome}`)
  expect(findings).toMatchObject([
    { rule: 'hreflang/self', remedy: expect.stringContaining('dieselbe Seite in den anderen Sprachen') },
  ])
})

test.each([
  ['de-CH', 'fr-CH', 'https://e.ch/de/;de-CH\r\nhttps://e.ch/fr/;fr-CH\r\n'],
  ['de-CH', 'fr-CH', '| de-CH | https://e.ch/de/ |\n| fr-CH | https://e.ch/fr/ |'],
  ['de-CH', 'fr-CH', 'de-CH: https://e.ch/de/\nfr-CH=https://e.ch/fr/'],
  ['de-CH', 'fr-CH', 'de-CH => https://e.ch/de/\nfr-CH -> https://e.ch/fr/'],
  ['de-CH', 'fr-CH', links({ 'de-CH': de, 'fr-CH': fr })],
  // Names of languages.
  ['de', 'fr', 'Deutsch: https://e.ch/de/\nFrançais: https://e.ch/fr/'],
  ['de', 'fr', 'https://e.ch/de/;deutsch\nhttps://e.ch/fr/;Französisch'],
  ['de', 'fr', 'Deutsch:\nhttps://e.ch/de/\nfr\nhttps://e.ch/fr/'],
  ['de', 'fr', 'Allemand https://e.ch/de/\nFrench https://e.ch/fr/'],
  ['de', 'fr', 'Deutsch - https://e.ch/de/\nFranzösisch - https://e.ch/fr/'],
  ['de', 'fr', '| Sprache | Adresse |\n|---|---|\n| Deutsch | https://e.ch/de/ |\n| fr | https://e.ch/fr/ |'],
  // A language and its country.
  ['de-CH', 'fr-FR', 'Deutsch (Schweiz) https://e.ch/de/\nFranzösisch (Frankreich): https://e.ch/fr/'],
  [
    'de-CH',
    'fr-FR',
    'Sprache;Land;URL\nDeutsch;Schweiz;https://e.ch/de/\nFranzösisch;Frankreich;https://e.ch/fr/',
  ],
  ['de-CH', 'fr-FR', 'de\tCH\thttps://e.ch/de/\nfr\tFR\thttps://e.ch/fr/'],
  ['de-CH', 'fr-FR', 'de-CH - https://e.ch/de/\nfr-FR - https://e.ch/fr/'],
  // A table whose first row has names of languages, or of pages beside codes.
  ['de', 'fr', 'Seite\tde\tfr\nStart\thttps://e.ch/de/\thttps://e.ch/fr/'],
  ['de', 'fr', 'Deutsch\tFranzösisch\nhttps://e.ch/de/\thttps://e.ch/fr/'],
])('the codes %s and %s are read with their addresses from %j', (first, second, text) => {
  expect(writeVersions(text, 'head').text).toBe(links({ [first]: de, [second]: fr }))
})

test('addresses without codes are reported with line and form, and no block is written', () => {
  expect(writeVersions(`de ${de}\nx-default ${de}\n${fr}\nit ${it}`, 'head')).toMatchObject({
    text: '',
    findings: [{ grade: 'error', place: 'Zeile 3', remedy: expect.stringContaining('«de-CH https://') }],
  })
  expect(writeVersions(`${de}\n${fr}`, 'head')).toMatchObject({
    text: '',
    findings: [{ place: 'Zeile 1' }, { place: 'Zeile 2' }],
  })
  expect(writeVersions('', 'head')).toMatchObject({ text: '', findings: [{ grade: 'unchecked' }] })
})

test.each(['de https://e.ch/ fr', 'URL\tde\tfr\nhttps://e.ch/\thttps://e.ch/de/\thttps://e.ch/fr/'])(
  'a code or address without its partner is reported: %j',
  (text) => {
    expect(readRows(text).unread).toMatchObject([{ grade: 'unchecked', rule: 'hreflang/unread' }])
  },
)

test('the blocks of several pages are told apart, and each form has its goal', () => {
  const pages = `de ${de}\nfr ${fr}\n\nde ${de}a\nfr ${fr}a`
  const others = links({ de: `${de}a`, fr: `${fr}a` })
  expect(writeVersions(pages, 'head').text).toBe(
    `<!-- ${de} -->\n${links({ de, fr })}\n\n<!-- ${de}a -->\n${others}`,
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

test.each([
  ['en-UK', '', ['error']],
  ['ch', '', ['error']],
  ['uk', link('uk', root), ['note']],
])('of versions of the doubtful code «%s» this is written: %j', (code, text, grades) => {
  const { text: block, findings } = writeVersions(`${code} ${root}\nDE: e.ch/de/`, 'head')
  expect(block).toBe(text && `${text}\n${link('DE', de)}`)
  expect(findings.filter(({ rule }) => /code/.test(rule)).map(({ grade }) => grade)).toEqual(grades)
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
const spelt = (list: { code: string; address: string }[] = []) =>
  list.map(({ code, address: at }) => [code, new URL(at).href.replace(/["<>]/g, encodeURIComponent)])

test('a written head, sitemap or header is read back as the same versions', () => {
  fc.assert(
    fc.property(alternates, (set) => {
      expect(alternatesIn(writeHead(set), set[0]?.address)).toEqual(set)
      expect(alternatesIn(writeSitemap([set]))).toEqual(set)
      expect(spelt(alternatesIn(writeHeader(set)))).toEqual(spelt(set))
    }),
  )
})

test('any paste is checked without an error', () => {
  // Half characters too. Not the unit `binary` of fast-check, whose table takes more than a second to build.
  const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
  const pieces =
    '<link·rel="alternate"·hreflang=" "> Link: < > ; ·rel=alternate hreflang="de" \n , https://e.ch'
  const piece = fc.constantFrom(...pieces.split(' ').map((part) => part.replaceAll('·', ' ')))
  const noise = fc.oneof(
    anyText,
    fc.array(piece).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(noise, fc.string(), (text, at) => {
      expect(rules(at, text, text)).toBeInstanceOf(Array)
      expect(checkRows(readRows(text).sets)).toBeInstanceOf(Array)
      writeHeader(readRows(text).sets.flat())
    }),
  )
})

test.each([
  ['brackets', 'Link: '.padEnd(250_000, '<').padEnd(500_000, '>')],
  ['rows', 'de-CH https://e.ch/\n'.repeat(25_000)],
])('500 kB of %s are checked in less than 3 seconds', (_, text) => {
  const time = processorTime(() => {
    rules(`Link: ${text}`)
    checkRows(readRows(text).sets)
  })
  expect(time).toBeLessThan(3000)
})

test('a star of 1,000 pages is checked in less than 3 seconds', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `${fr}${index}`)
  const pages = names.map((at) => `${at}\n${links({ de, fr: at })}`)
  const hub = `${de}\n${link('de', de)}${names.map((at) => link('fr', at)).join('')}`
  expect(processorTime(() => reportPages([hub, ...pages].join('\n')))).toBeLessThan(3000)
})
