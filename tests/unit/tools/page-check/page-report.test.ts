import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/page-check/facts.ts'
import { pageReport } from '../../../../src/tools/page-check/page-report.ts'
import { processorTime } from '../../../support/processor-time.ts'

/**
 * Sources of expected values: Google's pages on robots `<meta>`, status codes, canonical URLs, redirects, soft 404 and special-case crawlers, each named
 * at its cases; google/robotstxt-spec-test and robots_test.cc in `robots.test.ts`; 4,231 real files of scrapy/protego in `robots-check.test.ts`.
 */

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
type Changed = Readonly<Record<string, string>>
/** The state of a gate and the rules that it breaks: «closed noindex». */
const gateOf = (name: string, changed: Changed) => {
  const found = report(changed).gates.find((gate) => gate.name === name)
  return [found?.state, ...(found?.findings ?? []).map(({ rule }) => rule.replace('reach/', ''))].join(' ')
}
const statesOf = (changed: Changed) =>
  report(changed)
    .gates.map(({ state }) => state)
    .join(' ')
/** What is found, such as «error robots/status». */
const told = (values: Changed) => pageReport(values).findings.map(({ grade, rule }) => `${grade} ${rule}`)
const head = (inner: string) => ({ html: `<head>${inner}</head><body>${text}` })
const meta = (content: string, name = 'robots') => head(`<meta name="${name}" content="${content}">`)
const canonical = (href: string, more = '') => `<link rel="canonical" href="${href}"${more}>`
const header = (line: string) => ({ header: `HTTP/2 200\n${line}` })

test('a page with every gate open has no findings', () => {
  const { verdict, gates, findings } = report()
  expect(verdict).toMatchObject({ state: 'right', word: 'In Ordnung' })
  expect(gates.map(({ state }) => state).join(' ')).toBe('open open open open open open')
  expect(findings).toEqual([])
})

test.each([
  ['muster.ch', 'https://www.muster.ch/', 'open', ['page/spelling']],
  ['www.muster.ch', 'https://www.muster.ch/', 'open', []],
  ['https://muster.ch/', 'https://www.muster.ch/', 'doubtful', ['reach/canonical-variant']],
  ['muster.ch', 'https://www.muster.ch/a', 'closed', ['reach/canonical']],
  ['GET https://muster.ch/', 'https://www.muster.ch/', 'doubtful', ['reach/canonical-variant']],
])('an address typed as «%s», with the canonical URL «%s», is %s there', (adresse, href, state, found) => {
  const asked = adresse.startsWith('GET') ? { adresse: '', header: `${adresse}\nHTTP/2 200` } : { adresse }
  const { gates, findings } = report({ ...asked, ...head(canonical(href)) })
  expect(gates.find(({ name }) => name === 'Canonical')?.state).toBe(state)
  expect(findings.map(({ rule }) => rule)).toEqual(found)
})

test.each([
  [{ adresse: 'kontakt' }, 'unchecked page/address'],
  // Headers without rules.
  [{ robots: 'HTTP/2 200\nserver: a' }, 'unchecked robots/headers-only'],
  // Google, «How HTTP status codes affect Google's crawlers»: it stops crawling the whole site.
  [{ robots: 'HTTP/2 429\nserver: a' }, 'error robots/status'],
])('%j is a finding: %s', (changed, found) => {
  expect(told({ ...example, ...changed })).toContain(found)
})

// Google, «Fix soft 404 errors»: a page that says it is none, with a status of 200.
test.each([
  ['404 – Schreinerei Muster', 'doubtful soft-404'],
  ['Page introuvable - Muster SA', 'doubtful soft-404'],
  ['Nicht gefunden – Muster AG', 'doubtful soft-404'],
  ['404', 'doubtful soft-404'],
  ['Wartungsmodus', 'doubtful soft-404'],
  ['404 Gramm Schokolade kaufen', 'open'],
  ['Schlüssel nicht gefunden? Ersatz in Winterthur', 'open'],
  ['Peugeot 404 restaurieren', 'open'],
])('with a status of 200 and the title «%s» the gate is %s', (title, expected) => {
  expect(gateOf('Status', head(`<title>${title}</title>`))).toBe(expected)
  expect(gateOf('Status', { ...head(`<title>${title}</title>`), header: 'HTTP/2 404' })).toBe('closed status')
})

test('if no gate is closed for sure, the verdict names the doubtful ones', () => {
  const { verdict } = report({ ...meta('max-snippet:50'), header: 'HTTP/2 204' })
  expect(verdict).toEqual({
    state: 'warning',
    word: '2 Warnungen',
    reason: expect.stringMatching(/ Unsicher: Status \(204\), Textausschnitt \(50 Zeichen\)\.$/),
  })
})

test('the first closed gate is named with who can open it, even if later ones are closed, too', () => {
  const { verdict, gates } = report({
    ...meta('noindex, nosnippet'),
    header: 'HTTP/2 503',
    robots: 'User-agent: *',
  })
  expect(verdict).toEqual({
    state: 'wrong',
    word: 'Gesperrt bei Punkt\u00A02: Status',
    reason: 'Beheben kann es: Ihr Hoster.',
  })
  expect(gates.map(({ state }) => state).join(' ')).toBe('open closed closed open open closed')
})

// Google, «Understand the JavaScript SEO basics»: robots.txt is read before the page is asked for.
test('a gate without pasted input is unchecked, and the verdict says so', () => {
  const { verdict, gates } = report({ header: '', robots: '' })
  expect(gates.map(({ state }) => state).join(' ')).toBe('unknown unknown unknown open open unknown')
  expect(verdict).toEqual({
    state: 'unchecked',
    word: 'Nicht alles geprüft',
    reason:
      'Nicht geprüft: robots.txt (robots.txt fehlt), Status (Statuszeile fehlt), noindex (Header fehlt), Textausschnitt (Header fehlt).',
  })
  expect(report({ html: '', header: '', robots: ' ' }).verdict.state).toBe('unchecked')
})

test.each([
  ['User-agent: *\nDisallow: /einbau', 'Googlebot', 'closed robots'],
  ['User-agent: Bingbot\nDisallow: /', 'Googlebot', 'open'],
  ['User-agent: Bingbot\nDisallow: /', 'Bingbot', 'closed robots'],
  ['User-agent: *\nDisallow: /\nAllow: /einbauschraenke$', 'Googlebot', 'open'],
  ['<!doctype html><p>Startseite', 'Googlebot', 'open'],
  [
    '$ curl -siL e.ch/robots.txt\nHTTP/1.1 301 Moved\nlocation: /\n\nHTTP/2 200\n\nUser-agent: *\nDisallow: /',
    'Googlebot',
    'closed robots',
  ],
  ['HTTP/2 404\n\n<html>Nicht gefunden', 'Googlebot', 'open'],
  ['HTTP/2 503\n\n', 'Googlebot', 'unknown'],
  ['HTTP/2 200\ncontent-length: 0\n\n', 'Googlebot', 'open'],
])('robots.txt %j makes the gate for %s %s', (robots, crawler, expected) => {
  expect(gateOf('robots.txt', { robots, crawler })).toBe(expected)
})

// Google, «How HTTP status codes affect Google's crawlers».
test.each([
  [200, 'open', undefined],
  [204, 'doubtful', 'Ihre Web-Agentur'],
  [301, 'closed', 'Ihre Web-Agentur'],
  [304, 'doubtful', 'Ihre Web-Agentur'],
  [403, 'closed', 'Ihr Hoster'],
  [404, 'closed', 'wer Ihre Texte pflegt'],
  [410, 'closed', 'wer Ihre Texte pflegt'],
  [429, 'closed', 'Ihr Hoster'],
  [500, 'closed', 'Ihr Hoster'],
])('status %s makes the gate %s, and names who can open it', (status, state, opener) => {
  const found = report({ header: `HTTP/2 ${status}\nlocation: https://b.ch/` }).gates[1]
  expect([found?.state, found?.opener]).toEqual([state, opener])
})

// Google, «Robots meta tag, data-nosnippet, and X-Robots-Tag specifications».
test.each<[Changed, string]>([
  [meta('noindex'), 'closed noindex'],
  [meta('none'), 'closed noindex'],
  [head('<META NAME=ROBOTS CONTENT=NoIndex>'), 'closed noindex'],
  [meta('nofollow,noindex'), 'closed noindex'],
  // In the body, where Google heeds it too.
  [{ html: `<body>${text}<meta name=robots content=noindex>` }, 'closed noindex'],
  [meta('noindex', 'googlebot'), 'closed noindex'],
  [meta('noindex', 'bingbot'), 'open other-crawler'],
  // Googlebot-News obeys the rules for Googlebot, and Bingbot does not.
  [{ ...meta('noindex', 'googlebot'), crawler: 'Googlebot-News' }, 'closed noindex'],
  [{ ...meta('noindex', 'googlebot'), crawler: 'Bingbot' }, 'open other-crawler'],
  // The more restrictive rule holds.
  [head('<meta name=robots content=index><meta name=googlebot content=noindex>'), 'closed noindex'],
  [head('<!-- <meta name=robots content=noindex> -->'), 'open'],
  [head('<script>"<meta name=robots content=noindex>"</script>'), 'open'],
  [head('<noscript><meta name=robots content=noindex></noscript>'), 'doubtful noindex-unclear'],
  [meta('noindex nofollow'), 'doubtful noindex-unclear'],
  [meta('no-index'), 'doubtful noindex-unclear'],
  [meta('unavailable_after: 2999-09-21'), 'doubtful unavailable-after'],
  [meta('unavailable_after: 2020-09-21'), 'closed noindex'],
  [meta('unavailable_after: Wednesday, 25-Aug-2010 15:00:00 GMT'), 'closed noindex'],
  [meta('unavailable_after: bald'), 'doubtful unavailable-after'],
  [meta('nofollow'), 'open nofollow'],
  [meta('index, follow'), 'open'],
  [meta('noarchive, noodp'), 'open'],
  [header('X-Robots-Tag: noindex'), 'closed noindex'],
  [header('x-robots-tag: googlebot: noindex'), 'closed noindex'],
  [header('x-robots-tag: otherbot: noindex, nofollow'), 'open other-crawler'],
  [header('x-robots-tag: nosnippet\nx-robots-tag: noindex'), 'closed noindex'],
  [header('access-control-expose-headers: x-robots-tag'), 'open'],
])('the gate for noindex of %j is %s, as Google has it', (changed, expected) => {
  expect(gateOf('noindex', changed)).toBe(expected)
})

// As source and headers are copied one after the other.
const whole = `<!DOCTYPE html><html>${open.html}</body></html>`
test.each([
  ['HTTP/2 200\ncontent-type: text/html\nx-robots-tag: noindex', 'closed noindex'],
  ['Anfragemethode: GET\nStatuscode: 200 OK\nX-Robots-Tag: noindex', 'closed noindex'],
  ['HTTP/2 301\nlocation: /einbauschraenke\nx-robots-tag: noindex\n\nHTTP/2 200', 'open'],
  ['content-type\ntext/html\nx-robots-tag\nnoindex', 'unknown'],
  ['<!-- Status: cached -->', 'unknown'],
])('with %j below the source the gate for noindex is %s', (below, expected) => {
  expect(gateOf('noindex', { header: whole, html: below })).toBe(expected)
  expect(gateOf('Canonical', { header: whole, html: below })).toBe('open')
})

test.each([
  ['headers below the source', whole, 'content-type\ntext/html\nx-robots-tag\nnoindex'],
  ['what PowerShell shortens', 'StatusCode : 200\nHeaders    : {[X-Robots-Tag, noindex], [Via, 1.1]}', ''],
])('%s that cannot be read is reported', (_, above, html) => {
  expect(report({ header: above, html }).findings.map(({ rule }) => rule)).toContain('page/unread')
})

test.each([
  '<title>L</title>',
  '<title>L</title><script>const a',
  '<link rel="stylesheet" href="/a.css"><meta name="rob',
])('a head that is cut off at %s leaves unchecked what may be in its rest', (inner) => {
  const { gates } = report({ html: `<!DOCTYPE html>\n<html lang="de">\n<head>\n${inner}` })
  const missing = 'der Kopf der Seite bis </head> fehlt'
  expect(gates.filter(({ brief }) => brief === missing).map(({ name }) => name)).toEqual([
    'noindex',
    'Canonical',
    'Textausschnitt',
  ])
  expect(gateOf('noindex', { html: `<head><meta name=robots content=noindex>${inner}` })).toBe(
    'closed noindex',
  )
})

// Google, «How to specify a canonical URL», last updated 2026-07-10.
test.each([
  ['https://e.ch/a', 'https://e.ch/a', 'open'],
  ['HTTPS://E.ch:443/a', 'https://e.ch/a', 'open'],
  // RFC 3986 §6.2.2.1; WordPress writes small letters, browsers copy capitals.
  ['https://e.ch/%c3%bcber', 'https://e.ch/über', 'open'],
  ['https://e.ch/a?b=1', 'https://e.ch/a?b=1&utm_source=x&gclid=y', 'open'],
  ['https://e.ch/a?id=5', 'https://e.ch/a?utm_source=x&id=5', 'open'],
  // Google, «Specify a canonical URL»: one of several addresses of a product. Shopify's themes set it so.
  ['https://e.ch/products/velo', 'https://e.ch/collections/all/products/velo', 'doubtful canonical-variant'],
  ['https://e.ch/a', 'https://e.ch/a?utm_source=x&page=2', 'doubtful canonical-parameters'],
  ['https://e.ch/a?id=7', 'https://e.ch/a?id=42', 'closed canonical'],
  ['https://e.ch/a?b=1&c=2', 'https://e.ch/a?c=2&gclid=x&b=1', 'doubtful canonical-variant'],
  ['https://test.e.ch/a', 'https://e.ch/a', 'closed canonical'],
  ['https://e.ch/', 'https://e.ch/a', 'closed canonical'],
  ['https://www.e.ch/a', 'https://e.ch/a', 'doubtful canonical-variant'],
  ['https://e.ch/a/', 'https://e.ch/a', 'doubtful canonical-variant'],
  ['/a', 'https://e.ch/a', 'open canonical-relative'],
  ['https://e.ch/a#oben', 'https://e.ch/a', 'open canonical-fragment'],
  ['', 'https://e.ch/a', 'doubtful canonical-empty'],
])('a canonical link to «%s» on %s is judged as Google does: %s', (href, adresse, expected) => {
  expect(gateOf('Canonical', { ...head(`<link rel="canonical" href="${href}">`), adresse })).toBe(expected)
})

test.each<[Changed, string]>([
  [
    head(`<base href="https://b.ch/">${canonical('/einbauschraenke')}`),
    'closed canonical canonical-relative',
  ],
  [head(canonical('https://b.ch/', ' hreflang="de"')), 'open canonical-unused'],
  [{ html: `<head></head><body>${text}${canonical('https://b.ch/')}` }, 'open canonical-unused'],
  [head(canonical(example.adresse).repeat(2)), 'open'],
  [
    { ...head(canonical('https://b.ch/')), ...header(`link: <${example.adresse}>; rel="canonical"`) },
    'doubtful canonical-several',
  ],
  [
    { ...head(''), ...header('link: </s.css>; rel=preload, <https://b.ch/>; rel="nofollow canonical"') },
    'closed canonical',
  ],
  [{ ...head(''), ...header('link: </s.css>; rel=preload; title="canonical"') }, 'open'],
  [head(''), 'open'],
  // It was not copied with the head.
  [{ html: `<main>${text}</main></body></html>` }, 'unknown'],
])('the canonical link of %j makes its gate %s, as Google has it', (changed, expected) => {
  expect(gateOf('Canonical', changed)).toBe(expected)
})

test.each([
  [`<body><div id=root></div><script src=app.js></script>`, 'doubtful text'],
  [`<body><script src=app.js></script><noscript>${text}</noscript>`, 'doubtful text'],
  [`<body>${text}<script src=app.js></script>`, 'open'],
  ['<body><p>Kurz', 'open'],
  ['<body><p>Kurz<script type="application/ld+json">{}</script>', 'open'],
  [`<body><div id="root"> </div><script src=a.js></script><div class=cookie>${text}</div>`, 'doubtful text'],
  ['<body><form><input type=password></form>', 'doubtful text'],
  ['<head><title>a</title></head>', 'unknown'],
])('the gate for text of %s is %s', (html, expected) => {
  expect(gateOf('Text im HTML', { html })).toBe(expected)
})

// Google, «Robots meta tag …»: max-snippet:0 is nosnippet, -1 no limit, without a number it is ignored; the more restrictive holds.
test.each<[Changed, string]>([
  [meta('nosnippet'), 'closed nosnippet'],
  [meta('max-snippet:0'), 'closed nosnippet'],
  [meta('max-snippet:50, nosnippet'), 'closed nosnippet'],
  [meta('max-snippet:20'), 'doubtful max-snippet'],
  [meta('max-snippet:-1'), 'open'],
  [meta('max-snippet:viel'), 'open'],
  [header('x-robots-tag: otherbot: nosnippet'), 'open'],
])('the gate for the snippet of %j is %s, as Google has it', (changed, expected) => {
  expect(gateOf('Textausschnitt', changed)).toBe(expected)
})

test.each<[Changed, string, string]>([
  [{ robots: 'User-agent: *\nDisallow: /' }, 'wrong', 'Abruf gesperrt bei Punkt\u00A01: robots.txt'],
  [{ header: 'HTTP/2 301\nlocation: /b' }, 'wrong', 'Weitergeleitet bei Punkt\u00A02: Status'],
  [{ header: 'HTTP/2 404' }, 'wrong', 'Gesperrt bei Punkt\u00A02: Status'],
  [meta('noindex'), 'wrong', 'Gesperrt bei Punkt\u00A03: noindex'],
  [head(canonical('https://b.ch/')), 'wrong', 'Andere Adresse bei Punkt\u00A04: Canonical'],
  [meta('nosnippet'), 'warning', 'Nur der Text gesperrt bei Punkt\u00A06: Textausschnitt'],
])('the verdict says what the first closed gate prevents: %j', (changed, state, word) => {
  expect(report(changed).verdict).toMatchObject({ state, word })
})

const listed = (robots: string, liste: string, crawler = 'Googlebot') =>
  pageReport({ robots, liste, crawler }).addresses.map(({ address, allowed }) => [address, allowed])

test.each([{}, { robots: ' \n' }, { seite: '\uFEFF' }, { crawler: 'Googlebot' }])(
  'the input %j is not checked',
  (values) => {
    expect(pageReport(values).verdict.state).toBe('unchecked')
  },
)

test('addresses of other hosts are not judged by this robots.txt', () => {
  expect(listed('User-agent: *\nDisallow: /', 'https://e.ch/a\nhttps://shop.e.ch/a\nhttp://e.ch/a')).toEqual([
    ['https://e.ch/a', false],
    ['https://shop.e.ch/a', undefined],
    ['http://e.ch/a', undefined],
  ])
  expect(
    pageReport({ robots: 'User-agent: *', liste: 'https://e.ch/a\nhttps://shop.e.ch/a' }).verdict.state,
  ).toBe('unchecked')
})

test('a list with a blocked address gets a warning', () => {
  const { verdict, findings } = pageReport({ robots: 'User-agent: *\nDisallow: /a', liste: '/a\n/b' })
  expect(verdict.state).toBe('warning')
  expect(findings[0]?.problem).toContain('1 von 2 Adressen, zuerst «/a» für Googlebot: Zeile 2')
})

test('an address that is the page, a path and a whole URL is judged once, and its block is told once', () => {
  const page = { adresse: 'https://e.ch/a', robots: 'User-agent: *\nDisallow: /a' }
  for (const liste of ['/a\nhttps://e.ch/a#b\n/b', 'https://e.ch/b\nhttps://e.ch/a']) {
    const { addresses, findings } = pageReport({ ...page, liste })
    expect(addresses).toHaveLength(2)
    expect(findings.map(({ rule }) => rule)).toEqual(['robots/barred'])
  }
  expect(pageReport({ ...page, liste: '/b' }).addresses).toHaveLength(2)
})

test('an address with a robots.txt alone is answered: open or not, and by which line', () => {
  const robots = 'User-agent: *\nDisallow: /test/\nAllow: /test/a'
  const { verdict, addresses } = pageReport({ robots, adresse: 'https://e.ch/test/a' })
  expect(verdict.state).toBe('right')
  expect(verdict.reason).toContain('offen für Googlebot (Zeile 3 «Allow: /test/a», Gruppe für alle)')
  expect(addresses.map(({ allowed }) => allowed)).toEqual([true])
})

// `curl` of Windows PowerShell shortens the page to a line or two.
test.each([
  `<body class="home">${text}</body>`,
  `<main>${text}</main></body></html>`,
  `StatusCode : 200\nContent : <!DOCTYPE html>\n   <html><head>\n   <body>${text}...\nHeaders : {[Vary, Cookie]}`,
])('without the head of the page a noindex may be in it: %s', (html) => {
  expect(report({ html, header: html.startsWith('Status') ? '' : 'HTTP/2 200' }).verdict.state).toBe(
    'unchecked',
  )
})

test.each([
  ['Bing', 'Bingbot'],
  ['Copilot', 'Bingbot'],
  ['ChatGPT', 'OAI-SearchBot, ChatGPT-User, GPTBot'],
  ['Meta', 'meta-webindexer, meta-externalfetcher, meta-externalagent'],
  ['Example-Bot', undefined],
])('the crawler %s, which nobody knows, is unchecked, and may mean %s', (crawler, meant) => {
  const robots = 'User-agent: Other-Bot\nDisallow: /'
  const { verdict } = pageReport({ robots, adresse: 'https://e.ch/x', crawler })
  expect(verdict.state).toBe('unchecked')
  expect(/ meinten Sie (.*)\?/.exec(verdict.reason)?.[1]).toBe(meant)
})

test.each(['googlebot', 'GPTBot/1.2', 'other-bot'])(
  'the crawler %s is known, or robots.txt names it',
  (crawler) => {
    const robots = 'User-agent: Other-Bot\nDisallow: /x'
    expect(pageReport({ robots, adresse: 'https://e.ch/a', crawler }).verdict.state).toBe('right')
  },
)

// Google, «Redirects and Google Search»; MDN: the header says exactly the same.
test.each([
  ['0; url=https://e.ch/neu', 'closed refresh'],
  ["5;URL='/neu'", 'closed refresh'],
  ['30', 'open'],
  [`0; url=${example.adresse}`, 'open'],
])('a refresh with «%s» makes the gate for the status %s', (content, expected) => {
  expect(gateOf('Status', head(`<meta http-equiv="refresh" content="${content}">`))).toBe(expected)
  expect(gateOf('Status', header(`Refresh: ${content}`))).toBe(expected)
  expect(
    gateOf('Status', head(`<noscript><meta http-equiv="refresh" content="${content}"></noscript>`)),
  ).toBe('open')
})

// Google, «Introduction to robots.txt»: do not block resources without which the page is not understood.
test.each([
  ['/assets/', '<link rel="stylesheet" href="/assets/a.css"><script src="assets/a.js"></script>', 'doubtful'],
  ['/assets/', '<script src="https://cdn.e.ch/assets/a.js"></script>', 'open'],
  ['/assets/', '<link rel="icon" href="/assets/a.svg">', 'open'],
  ['/*.js$', '<base href="/b/"><script type="module" src="a.js"></script>', 'doubtful'],
  ['/*.js$', '<script type="application/json" src="/a.js"></script>', 'open'],
])('with «Disallow: %s» and %s in the head the gate for robots.txt is %s', (path, tags, state) => {
  const gate = report({ ...head(tags), robots: `User-agent: *\nDisallow: ${path}` }).gates[0]
  expect(gate?.state).toBe(state)
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ['Googlebot']],
  [
    'GPTBot, Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/1.2 Safari/537.36',
    ['GPTBot', 'Bingbot'],
  ],
])('the user agent %s means %j', (crawler, named) => {
  const { addresses } = pageReport({ robots: 'User-agent: *\nDisallow: /a', liste: '/a', crawler })
  expect(addresses.flatMap(({ crawlers }) => crawlers)).toEqual(named)
})

const sitemapOf = (...addresses: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`
const opening = 'User-agent: *\nDisallow:'
const sitemap = sitemapOf('https://e.ch/a')
const declared = `<?xml version="1.0" encoding="UTF-8"?>\n${sitemap}`
const styled =
  'XML Sitemap\nGenerated by Yoast SEO\nThis XML Sitemap contains 1 URLs.\nhttps://e.ch/a\t2026-11-01'
test.each([
  [`<!DOCTYPE urlset>\n${sitemap}`, []],
  [`HTTP/2 404\n\n${sitemap}`, ['error sitemap/status']],
  [styled, ['unchecked sitemap/styled']],
  // The address of a sitemap is no page.
  ['https://e.ch/sitemap.xml', ['unchecked sitemap/address']],
  ['https://e.ch/a\nhttps://e.ch/post-sitemap.xml.gz', ['unchecked sitemap/address']],
  ['https://e.ch/sitemap_index.php', ['unchecked sitemap/address']],
  ['https://e.ch/a\nhttps://e.ch/sitemap', []],
  ['URL;Klicks', ['unchecked robots/no-address']],
  ['"Seite"', ['unchecked robots/no-address']],
  // Nothing may stand before the XML declaration.
  [`\n${declared}`, ['warning sitemap/before-xml']],
  [`  ${declared}`, ['warning sitemap/before-xml']],
  [`<br />\n<b>Warning</b>: Undefined variable\n${declared}`, ['warning sitemap/before-xml']],
  [`HTTP/2 200\r\ncontent-type: text/xml\r\n\r\n\n${declared}`, ['error sitemap/before-xml']],
  [`HTTP/2 200\r\ncontent-type: text/xml\r\n\r\n${declared}`, []],
  [`\uFEFF${declared}`, []],
])('in the list %j exactly this is found: %j', (liste, expected) => {
  expect(told({ robots: opening, liste })).toEqual(expected)
})

test.each([
  'https://e.ch/robots.txt',
  'e.ch/robots.txt',
  'wir haben keine',
  'Nicht vorhanden',
  'Wir haben: keine',
])('the robots.txt «%s» has no rules, and is not checked', (robots) => {
  const { verdict, addresses } = pageReport({ robots, adresse: 'https://e.ch/a' })
  expect(verdict.state).toBe('unchecked')
  expect(verdict.reason).not.toContain('offen für')
  expect(addresses).toEqual([])
})

test.each([
  ['HTTP/2 403\ncf-mitigated: challenge', ''],
  ['HTTP/1.1 403 Forbidden\nServer: Sucuri/Cloudproxy', ''],
  ['HTTP/2 200', '<title>Just a moment...</title>'],
])('behind a protection against bots (%j, %s) nothing of the page is known', (above, title) => {
  const challenged = { header: above, ...head(`${title}<meta name="robots" content="noindex">`) }
  expect(report(challenged).verdict.state).toBe('warning')
  expect(statesOf(challenged)).toBe('open doubtful unknown unknown unknown unknown')
})

test.each(['Request URL: https://e.ch/a', 'Anfrage-URL\nhttps://e.ch/a', 'GET https://e.ch/a'])(
  'with «%s» among the headers the field of the address may be empty',
  (line) => {
    const seite = `${line}\nStatuscode: 200 OK\n\n${open.html.replace(example.adresse, 'https://e.ch/a')}`
    expect(pageReport({ seite, robots: opening, crawler: 'Googlebot' }).verdict.state).toBe('right')
  },
)

test('a page that is not in the pasted sitemap gets a note', () => {
  const [own, other] = [example.adresse, 'https://schreinerei-muster.ch/'].map((address) =>
    report({ liste: sitemapOf(address) }).findings.map(({ rule }) => rule),
  )
  expect([own, other]).toEqual([[], ['page/not-listed']])
})

test.each([
  ['location.replace("https://b.ch")', 'unknown script'],
  ["window.location.href = '/neu'", 'unknown script'],
  [`location.href = "${example.adresse}"`, 'open'],
  ['const location = "Zürich"; location.reload()', 'open'],
])('a script in the head with %s makes the gate for the status %s', (script, expected) => {
  expect(gateOf('Status', head(`<script>${script}</script>`))).toBe(expected)
})

test('a robots.txt in the field of the page is reported with the field that it belongs to', () => {
  const { verdict, findings } = pageReport({ seite: 'User-agent: *\nDisallow: /' })
  expect(verdict.state).toBe('unchecked')
  expect(findings.map(({ remedy }) => remedy)).toContain('Eine robots.txt gehört in das Feld darunter.')
})

test.each([
  ['alone, with no page', 'GPTBot', '', ['GPTBot']],
  [
    'behind Googlebot, with an open page',
    'Googlebot, GPTBot, ClaudeBot, PerplexityBot',
    'HTTP/2 200\n\n<link rel=canonical href=https://e.ch/a><body><p>Text',
    ['GPTBot', 'ClaudeBot'],
  ],
])('a blocked crawler is named, %s', (_, crawler, seite, shut) => {
  const robots = `${shut.map((name) => `User-agent: ${name}`).join('\n')}\nDisallow: /`
  for (const adresse of seite === '' ? ['https://e.ch/a', ''] : ['https://e.ch/a']) {
    const { verdict, findings } = pageReport({ adresse, crawler, robots, seite })
    expect(verdict.state).toBe('warning')
    expect(findings.map(({ problem }) => problem).join()).toContain(`für ${shut.join(', ')}: `)
  }
})

test.each(['http://e.ch/a', 'https://e.ch/a', ''])(
  'of the redirects that curl -siL prints, the target is judged (asked for «%s»)',
  (adresse) => {
    const seite = [
      'HTTP/1.1 301 Moved Permanently',
      'Location: https://e.ch/a',
      'X-Robots-Tag: noindex',
      '',
      '<html><title>301 Moved</title></html>',
      'HTTP/2 200',
      '',
      '<link rel=canonical href=https://e.ch/a><body><p>Text',
    ].join('\n')
    const { verdict, findings } = pageReport({ adresse, seite, robots: 'User-agent: *\nAllow: /' })
    expect(verdict.state).toBe('right')
    expect(findings.map(({ problem }) => problem)).toEqual([
      'Der Server leitet weiter (301) auf «https://e.ch/a»; geprüft ist dieses Ziel.',
    ])
    expect(pageReport({ adresse, seite: seite.replace('200', '404') }).verdict.state).toBe('wrong')
  },
)

const names = ['adresse', 'crawler', 'seite', 'robots', 'liste']

test('the page report throws no error for any input', () => {
  const pieces =
    '< meta name=robots content=" noindex " > HTTP/2 : , x-robots-tag: link: User-agent Disallow * / \0 <urlset>'
  const piece = fc.constantFrom('\n\n', ' ', ...pieces.split(' '))
  const noise = fc.oneof(
    fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
    fc.array(piece).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), noise), (values) => {
      const { verdict, findings } = pageReport(values)
      expect(verdict.word).not.toBe('')
      expect(findings.every(({ problem, remedy }) => problem !== '' && remedy !== '')).toBe(true)
    }),
  )
})

test.each(['\n', ' ', 'a: b\n', '<', '<meta name=robots content=a,a>', ','])(
  'as much of %j as each field takes is checked in less than 10 seconds',
  (unit) => {
    const long = (name: string) => `x${unit.repeat((name === 'seite' ? 500_000 : 100_000) / unit.length)}`
    expect(
      processorTime(() => pageReport(Object.fromEntries(names.map((name) => [name, long(name)])))),
    ).toBeLessThan(10_000)
  },
)
