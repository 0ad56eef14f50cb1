import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { example } from '../../../../src/tools/page-check/facts.ts'
import { pageReport } from '../../../../src/tools/page-check/page-report.ts'
import { processorTime } from '../../../support/processor-time.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const text = `<p>${'Wir bauen Schränke unter jede Dachschräge. '.repeat(6)}</p>`
const open = {
  ...example,
  liste: '',
  crawler: 'Googlebot',
  header: 'HTTP/2 200',
  html: `<head><title>Schränke</title><link rel="canonical" href="${example.adresse}"></head><body>${text}`,
}
const report = (changed: Readonly<Record<string, string>> = {}) => {
  const { header, html, ...values } = { ...open, ...changed }
  return pageReport({ ...values, seite: [header, html].filter(Boolean).join('\n\n') })
}
const gateOf = (name: string, changed: Readonly<Record<string, string>>) => {
  const found = report(changed).gates.find((gate) => gate.name === name)
  return [found?.state, ...(found?.findings ?? []).map(({ rule }) => rule.replace('reach/', ''))].join(' ')
}
const head = (inner: string) => ({ html: `<head>${inner}</head><body>${text}` })
const meta = (content: string, name = 'robots') => head(`<meta name="${name}" content="${content}">`)
const header = (line: string) => ({ header: `HTTP/2 200\n${line}` })

test('a page with every gate open has nothing to be said of', () => {
  const { verdict, gates, findings } = report()
  expect(verdict).toMatchObject({ state: 'right', word: 'In Ordnung' })
  expect(gates.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'open'))
  expect(findings).toEqual([])
})

// Google, «Fix soft 404 errors»: a page that says it is none, with a status of 200.
test.each([
  ['404 – Schreinerei Muster', 'doubtful soft-404'],
  ['Seite wurde nicht gefunden | Muster', 'doubtful soft-404'],
  ['Page not found', 'doubtful soft-404'],
  ['Schlüssel nicht gefunden? Ersatz in Winterthur', 'open'],
  ['Peugeot 404 restaurieren', 'open'],
])('with a status of 200 and the title «%s» the gate is %s', (title, expected) => {
  expect(gateOf('Status', head(`<title>${title}</title>`))).toBe(expected)
  expect(gateOf('Status', { ...head(`<title>${title}</title>`), header: 'HTTP/2 404' })).toBe('closed status')
})

test('where no gate is closed for sure, those that may be are named', () => {
  const { verdict } = report({ ...meta('max-snippet:50'), header: 'HTTP/2 204' })
  expect(verdict).toEqual({
    state: 'warning',
    word: '2 Warnungen',
    reason: 'Unsicher: Status (204), Textausschnitt (50 Zeichen).',
  })
})

test('the first closed gate is named with who opens it, though later ones are closed as well', () => {
  const { verdict, gates } = report({
    ...meta('noindex, nosnippet'),
    header: 'HTTP/2 503',
    robots: 'User-agent: *',
  })
  expect(verdict).toEqual({
    state: 'wrong',
    word: 'Gesperrt bei Punkt 2: Status',
    reason: 'Beheben kann es: Hoster.',
  })
  expect(gates.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'robots.txt open',
    'Status closed',
    'noindex closed',
    'Canonical open',
    'Text im HTML open',
    'Textausschnitt closed',
  ])
})

// Google, «Understand the JavaScript SEO basics»: robots.txt is read before the page is asked for.
test('what was not pasted is not judged, and said so', () => {
  const { verdict, gates } = report({ header: '', robots: '' })
  expect(gates.map(({ state }) => state)).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'open',
    'open',
    'unknown',
  ])
  expect(verdict).toEqual({
    state: 'unchecked',
    word: 'Nicht alles geprüft',
    reason:
      'Nicht geprüft: robots.txt (robots.txt fehlt), Status (Statuszeile fehlt), noindex (Header fehlt), Textausschnitt (Header fehlt).',
  })
  expect(report({ html: '', header: '', robots: ' ' }).verdict.state).toBe('unchecked')
})

test('what curl -i prints is header and page in one', () => {
  const { gates } = report({ header: `HTTP/2 200\nserver: x\n\n${open.html}`, html: '' })
  expect(gates.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'open'))
})

test.each([
  ['User-agent: *\nDisallow: /einbau', 'Googlebot', 'closed robots'],
  ['User-agent: Bingbot\nDisallow: /', 'Googlebot', 'open'],
  ['User-agent: Bingbot\nDisallow: /', 'Bingbot', 'closed robots'],
  ['User-agent: *\nDisallow: /\nAllow: /einbauschraenke$', 'Googlebot', 'open'],
  ['<!doctype html><p>Startseite', 'Googlebot', 'open robots-html'],
])('robots.txt %j is for %s %s', (robots, crawler, expected) => {
  expect(gateOf('robots.txt', { robots, crawler })).toBe(expected)
})

// Google, «How HTTP status codes affect Google's crawlers».
test.each([
  [200, 'open', undefined],
  [204, 'doubtful', 'Entwicklung'],
  [301, 'closed', 'Entwicklung'],
  [304, 'doubtful', 'Entwicklung'],
  [403, 'closed', 'Hoster'],
  [404, 'closed', 'Redaktion'],
  [410, 'closed', 'Redaktion'],
  [429, 'closed', 'Hoster'],
  [500, 'closed', 'Hoster'],
])('status %s is %s, and %s opens it', (status, state, opener) => {
  const found = report({ header: `HTTP/2 ${status}\nlocation: https://b.ch/` }).gates[1]
  expect([found?.state, found?.opener]).toEqual([state, opener])
})

// Google, «Robots meta tag, data-nosnippet, and X-Robots-Tag specifications».
test.each<[string, Readonly<Record<string, string>>, string]>([
  ['in the head', meta('noindex'), 'closed noindex'],
  ['as none', meta('none'), 'closed noindex'],
  ['in any letter case', head('<META NAME=ROBOTS CONTENT=NoIndex>'), 'closed noindex'],
  ['among others', meta('nofollow,noindex'), 'closed noindex'],
  [
    'in the body, where Google heeds it too',
    { html: `<body>${text}<meta name=robots content=noindex>` },
    'closed noindex',
  ],
  ['for Googlebot', meta('noindex', 'googlebot'), 'closed noindex'],
  ['for another crawler', meta('noindex', 'bingbot'), 'open other-crawler'],
  [
    'beside its contrary: the more restrictive holds',
    head('<meta name=robots content=index><meta name=googlebot content=noindex>'),
    'closed noindex',
  ],
  ['in a comment', head('<!-- <meta name=robots content=noindex> -->'), 'open'],
  ['in the text of a script', head('<script>"<meta name=robots content=noindex>"</script>'), 'open'],
  [
    'in noscript',
    head('<noscript><meta name=robots content=noindex></noscript>'),
    'doubtful noindex-unclear',
  ],
  ['without its comma', meta('noindex nofollow'), 'doubtful noindex-unclear'],
  ['with a hyphen', meta('no-index'), 'doubtful noindex-unclear'],
  ['as a date to come', meta('unavailable_after: 2999-09-21'), 'doubtful unavailable-after'],
  ['not at all, but index', meta('index, follow'), 'open'],
  ['not at all, but a word nobody knows', meta('inedx'), 'open'],
  ['as a historical rule', meta('noarchive, noodp'), 'open'],
  ['in the header', header('X-Robots-Tag: noindex'), 'closed noindex'],
  ['in the header for Googlebot', header('x-robots-tag: googlebot: noindex'), 'closed noindex'],
  ['in the header for another', header('x-robots-tag: otherbot: noindex, nofollow'), 'open other-crawler'],
  ['in a second header', header('x-robots-tag: nosnippet\nx-robots-tag: noindex'), 'closed noindex'],
])('noindex %s', (_, changed, expected) => {
  expect(gateOf('noindex', changed)).toBe(expected)
})

test('Googlebot-News heeds what is said to Googlebot, Bingbot does not', () => {
  const changed = meta('noindex', 'googlebot')
  expect(gateOf('noindex', { ...changed, crawler: 'Googlebot-News' })).toBe('closed noindex')
  expect(gateOf('noindex', { ...changed, crawler: 'Bingbot' })).toBe('open other-crawler')
})

// Google, «How to specify a canonical URL», last updated 2026-07-10.
const canonical = (href: string, more = '') => head(`<link rel="canonical" href="${href}"${more}>`)
test.each<[string, Readonly<Record<string, string>>, string]>([
  ['of its own', canonical('https://schreinerei-muster.ch/einbauschraenke'), 'open'],
  ['of its own, written otherwise', canonical('HTTPS://Schreinerei-Muster.ch:443/einbauschraenke'), 'open'],
  ['elsewhere', canonical('https://test.schreinerei-muster.ch/einbauschraenke'), 'closed canonical'],
  ['on the start page', canonical('https://schreinerei-muster.ch/'), 'closed canonical'],
  ['with www', canonical('https://www.schreinerei-muster.ch/einbauschraenke'), 'doubtful canonical-variant'],
  ['with a slash', canonical('https://schreinerei-muster.ch/einbauschraenke/'), 'doubtful canonical-variant'],
  ['on http', canonical('http://schreinerei-muster.ch/einbauschraenke'), 'doubtful canonical-variant'],
  ['relative', canonical('/einbauschraenke'), 'open canonical-relative'],
  [
    'relative to a base',
    head('<base href="https://b.ch/"><link rel=canonical href=/einbauschraenke>'),
    'closed canonical canonical-relative',
  ],
  [
    'with a fragment',
    canonical('https://schreinerei-muster.ch/einbauschraenke#oben'),
    'open canonical-fragment',
  ],
  ['empty', canonical(''), 'doubtful canonical-empty'],
  ['that is none', canonical('mailto:a@b.ch'), 'doubtful canonical-empty'],
  ['with hreflang', canonical('https://b.ch/', ' hreflang="de"'), 'open canonical-qualified'],
  ['in the body', { html: `<body>${text}<link rel=canonical href=https://b.ch/>` }, 'open canonical-body'],
  ['twice the same', head(`<link rel=canonical href=${example.adresse}>`.repeat(2)), 'open'],
  [
    'of two kinds',
    { ...canonical('https://b.ch/'), ...header(`link: <${example.adresse}>; rel="canonical"`) },
    'doubtful canonical-several',
  ],
  ['in the header', { ...head(''), ...header('link: <https://b.ch/>; rel="canonical"') }, 'closed canonical'],
  ['that is not there', head(''), 'open'],
])('a canonical %s', (_, changed, expected) => {
  expect(gateOf('Canonical', changed)).toBe(expected)
})

test.each([
  [`<body><div id=root></div><script src=app.js></script>`, 'doubtful text-by-script'],
  [`<body><script src=app.js></script><noscript>${text}</noscript>`, 'doubtful text-by-script'],
  [`<body>${text}<script src=app.js></script>`, 'open'],
  ['<body><p>Kurz', 'open'],
])('the text of %s', (html, expected) => {
  expect(gateOf('Text im HTML', { html })).toBe(expected)
})

// Google, «Robots meta tag …»: max-snippet:0 is nosnippet, -1 no limit, without a number it is ignored; the more restrictive holds.
test.each<[string, Readonly<Record<string, string>>, string]>([
  ['nosnippet', meta('nosnippet'), 'closed nosnippet'],
  ['max-snippet:0', meta('max-snippet:0'), 'closed nosnippet'],
  ['max-snippet:50 and nosnippet', meta('max-snippet:50, nosnippet'), 'closed nosnippet'],
  ['max-snippet:20', meta('max-snippet:20'), 'doubtful max-snippet'],
  ['max-snippet:-1', meta('max-snippet:-1'), 'open'],
  ['max-snippet without a number', meta('max-snippet:viel'), 'open'],
  ['nosnippet for another', header('x-robots-tag: otherbot: nosnippet'), 'open'],
  ['a part', { html: `${open.html}<div data-nosnippet="false">x</div>` }, 'open data-nosnippet'],
  [
    'a part of a kind that does not count',
    { html: `${open.html}<p data-nosnippet>x` },
    'open data-nosnippet-element',
  ],
])('a snippet with %s', (_, changed, expected) => {
  expect(gateOf('Textausschnitt', changed)).toBe(expected)
})

const names = ['adresse', 'crawler', 'header', 'robots', 'html']

test('nothing throws', () => {
  const piece = fc.constantFrom(
    '<',
    'meta',
    ' name=robots',
    ' content="',
    'noindex',
    '"',
    '>',
    '\n\n',
    'HTTP/2 200',
    ':',
    ',',
    'x-robots-tag:',
    'link: <',
  )
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), noise), (values) => {
      expect(pageReport(values).verdict.word).not.toBe('')
    }),
  )
})

test.each([
  '\n',
  ' ',
  '\u00A0',
  'a:',
  'a: b\n',
  '<',
  '<meta name=robots content=a,a>',
  '<link rel=canonical href=a>',
  ',',
  'x-robots-tag:\n',
])('a megabyte of %j in every field ends', (unit) => {
  const long = unit.repeat(1_000_000 / unit.length)
  expect(
    processorTime(() => pageReport(Object.fromEntries(names.map((name) => [name, `x${long}`])))),
  ).toBeLessThan(10_000)
})
