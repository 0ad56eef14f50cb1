import { expect, test } from 'vitest'
import { example } from '../../../../src/tools/snippet/facts.ts'
import { cut, cutLines, measure } from '../../../../src/tools/snippet/letter-width.ts'
import { snippetReport } from '../../../../src/tools/snippet/snippet-report.ts'

/** Sources of expected values: the advance widths of Arial; Google, «Title links» and «Snippets», for `nosnippet`, `max-snippet` and what is no title. */

const long = 'Küchen und Schränke nach Mass in Winterthur'
const sentence = 'Wir planen und bauen Küchen, Schränke und Möbel nach Mass für Winterthur.'
const blank = { titel: '', beschreibung: '', adresse: '', quelltext: '' }
const rules = (values: Partial<typeof blank>) =>
  snippetReport({ ...blank, ...values }).findings.map(({ rule }) => rule)
const reason = (values: Partial<typeof blank>) =>
  snippetReport({ ...blank, ...values }).verdict.reason.replaceAll('\u00A0', ' ')
const page = (head: string) => ({ quelltext: `<!doctype html><head>${head}</head><body><p>Text` })

// Arial's own advance widths at 2048 units an em: i 455, W 1933, a 1139, space 569.
test.each([
  ['iiiiiiiiii', 44],
  ['WWWWWWWWWW', 189],
  ['a a', 28],
  ['@', 20],
  ['m²', 23],
  // macOS and PDF files separate accents; emoji of several characters are one sign, of 1.25 em at Apple and Noto.
  ['Ku\u0308che', 57],
  ['❤️', 25],
  ['👍🏽', 25],
  ['🇨🇭', 25],
  ['', 0],
])('the text «%s» is %i px wide at a font size of 20 px', (text, pixels) => {
  expect(measure(text, 20)).toBe(pixels)
})

test('a text is cut between words, and only if it is too wide', () => {
  const text = 'eins zwei drei vier'
  expect(cut(text, 20, 1000)).toBe(text)
  expect(cut(text, 20, 120)).toBe('eins zwei …')
  expect(cut('漢'.repeat(100_000), 20, 120)).toBe('漢漢漢漢…')
  expect(cutLines(text, 20, 80, 3)).toBe(text)
  expect(cutLines(text, 20, 80, 2)).toBe('eins zwei …')
  expect(cutLines('漢'.repeat(100_000), 20, 60, 2)).toBe('漢漢漢漢…')
})

test('what may not fit is a warning, and no error', () => {
  const wide = { titel: 'Werkzeug '.repeat(20), beschreibung: 'Kurz' }
  expect(snippetReport({ ...blank, ...wide }).verdict).toMatchObject({
    state: 'warning',
    word: 'Wird vielleicht gekürzt',
  })
  expect(snippetReport({ ...blank, titel: 'Kurz', beschreibung: 'Kurz' }).verdict.state).toBe('right')
})

// Google, «Simplifying the visible URL element on mobile search results», 23 January 2025.
test('the title of the example is cut on a computer; on a phone it has two lines, and the address is the domain alone', () => {
  const [desktop, phone] = snippetReport(example).previews
  expect([desktop?.path, phone?.path]).toEqual([
    'https://www.schreinerei-muster.ch › kuechen',
    'www.schreinerei-muster.ch',
  ])
  expect([desktop?.title, phone?.title]).toEqual([
    'Küchen, Einbauschränke und Innenausbau in Winterthur und …',
    'Küchen, Einbauschränke und Innenausbau in Winterthur und …',
  ])
})

// Google, «Influence your byline dates in Google Search»: a date that visitors see. Yoast writes these two into every page.
test.each([
  ['modified', 'Beschreibung'],
  ['published', 'Beschreibung mit Datum'],
])('the second row of a page with article:%s_time is called «%s»', (time, label) => {
  const dated = `<title>a</title><meta name="description" content="b"><meta property="article:${time}_time" content="2026-11-02T08:00">`
  expect(snippetReport(page(dated)).table[1]?.[0]).toBe(label)
})

test('a pasted source replaces the fields, with entities decoded and spaces collapsed', () => {
  const { previews, verdict } = snippetReport({
    ...example,
    ...page(
      '<TITLE>\n K&uuml;chen &amp;\u00a0mehr </TITLE><META NAME=Description CONTENT="Gut&nbsp;gebaut"><link rel=canonical href=https://e.ch/k/><meta property="og:site_name" content="Küchenwerk"><meta property="article:published_time" content="2026-02-03T08:00">',
    ),
  })
  expect(previews[0]).toEqual({
    device: 'Computer',
    site: 'Küchenwerk',
    path: 'https://e.ch › k',
    title: 'Küchen & mehr',
    description: '03.02.2026 — Gut gebaut',
  })
  expect(verdict.state).toBe('right')
})

test.each<[string, string, string[]]>([
  ['no title', `<meta name="description" content="${sentence}">`, ['snippet/no-title']],
  [
    'two titles',
    `<title>${long}</title><title>b</title><meta name="description" content="${sentence}">`,
    ['snippet/titles'],
  ],
  [
    'a percent sign and digits',
    `<title>#1 ${long}</title><meta name="description" content="100 % Wolle ${sentence}">`,
    [],
  ],
  [
    'a short description',
    `<title>${long}</title><meta name="description" content="Küchen vom Schreiner.">`,
    ['snippet/short-description'],
  ],
  ['no description', `<title>${long}</title>`, ['snippet/no-description']],
  [
    'a title of only a name',
    `<title>Schreinerei Muster AG</title><meta name="description" content="${sentence}">`,
    ['snippet/short-title'],
  ],
  [
    'the title twice',
    `<title>${long}</title><meta name="description" content="${long}">`,
    ['snippet/same', 'snippet/short-description'],
  ],
  [
    'two descriptions',
    `<title>${long}</title><meta name="description" content="${sentence}"><meta name="description" content="b ${sentence}">`,
    ['snippet/descriptions'],
  ],
])('a page with %s gets exactly the findings that it should', (_, head, expected) => {
  expect(rules(page(head))).toEqual(expected)
})

test('a source without title and description is reported, and the fields are shown', () => {
  const { previews, findings, verdict } = snippetReport({ ...example, quelltext: '<p>Der Rumpf allein.' })
  expect(previews).toEqual(snippetReport(example).previews)
  expect(findings.map(({ grade, rule }) => [grade, rule])).toContainEqual(['unchecked', 'snippet/unread'])
  expect(verdict.state).toBe('unchecked')
})

test('a source without an address is shown with the address of the field', () => {
  const { previews } = snippetReport({ ...example, ...page('<title>a</title>') })
  expect(previews[0]?.path).toBe('https://www.schreinerei-muster.ch › kuechen')
})

test('an invalid address is reported and not shown, and title and description are measured all the same', () => {
  const { previews, verdict, findings } = snippetReport({ ...example, adresse: 'foo bar' })
  expect(previews[0]?.path).toBe('')
  expect(verdict.state).toBe('warning')
  expect(findings).toContainEqual(expect.objectContaining({ problem: expect.stringContaining('«foo bar»') }))
})

test.each([
  ['a whole source', '<!doctype html><html><head><title>a</title></head><body>', 'warning'],
  ['a part of one', '<title>a</title>', 'unchecked'],
])('a missing description in %s, %j, gets the verdict «%s»', (_, quelltext, state) => {
  expect(snippetReport({ quelltext }).verdict.state).toBe(state)
})

test.each([
  ['an empty title', '<title></title>', 'ist leer'],
  ['no title', '', 'fehlt'],
])('a whole source with %s is wrong, and not asked for again', (_, head, problem) => {
  const { verdict, findings } = snippetReport({ ...example, ...page(head) })
  expect(verdict.state).toBe('wrong')
  expect(findings[0]?.problem).toBe(`Der Titel ${problem}, ausser ein Skript setzt ihn.`)
})

test('the title of an SVG is not taken for that of the page', () => {
  expect(
    rules({
      quelltext: `<head><meta name=description content="${sentence}"></head><body><svg><title>x</title></svg>`,
    }),
  ).toEqual(['snippet/no-title'])
})

test.each([
  {},
  { titel: ' ' },
  { quelltext: 'Hallo' },
  { quelltext: '<p>Text' },
  { adresse: 'https://e.ch' },
  { titel: 'https://www.muster.ch/' },
  { titel: 'www.muster.ch', beschreibung: 'Text' },
  { ...example, quelltext: 'https://www.muster.ch/' },
  { titel: '• Küchen nach Mass\n• Schreinerei Winterthur' },
  { titel: '- Küchen nach Mass\n- Schreinerei Winterthur' },
  { titel: '* Küchen nach Mass\n* Schreinerei Winterthur' },
  { titel: '**Option 1:** Küchen nach Mass\n**Option 2:** Schreinerei Winterthur' },
  { titel: 'Variante A (kurz): Küchen nach Mass\nVariante B: Schreinerei Winterthur' },
  { titel: '1. Küchen nach Mass\n2. Schreinerei Winterthur\n3. Ihre Schreinerei' },
])('the input %j is not checked', (values) => {
  expect(snippetReport({ ...blank, ...values })).toMatchObject({
    verdict: { state: 'unchecked' },
    previews: [],
  })
})

test.each([
  ['snippet/noindex', 'wrong', '<meta name="robots" content="noindex,follow">', 'b'],
  ['snippet/nosnippet', 'warning', '<meta name="robots" content="nosnippet">', ''],
  ['snippet/nosnippet', 'warning', '<meta name="googlebot" content="max-snippet:0">', ''],
])('the rule %s (%s) is reported for a page with %s', (rule, state, robots, description) => {
  const report = snippetReport({
    quelltext: `<title>a</title><meta name="description" content="b">${robots}`,
  })
  expect(report.findings.map((finding) => finding.rule)).toContain(rule)
  expect(report.verdict.state).toBe(state)
  expect(report.previews[0]?.description).toBe(description)
})

// Google, «Robots meta tag …». Each was told something else than by the Seiten-Check.
test.each([
  ['HTTP/2 200\nX-Robots-Tag: noindex', ['snippet/noindex']],
  ['HTTP/2 200\nx-robots-tag: bingbot: noindex', []],
  ['HTTP/2 404', ['snippet/status']],
  ['HTTP/2 200\n"x-robots-tag" = "noindex"', ['snippet/header']],
  ['<meta name="robots" content="index, max-image-preview: none">', []],
  ['<noscript><meta name="robots" content="noindex"></noscript>', []],
])('%j above the title gets exactly the findings that it should', (above, expected) => {
  expect(
    rules({ quelltext: `${above}\n\n<title>${long}</title><meta name="description" content="${sentence}">` }),
  ).toEqual(expected)
})

test('a relative canonical link is no address', () => {
  const quelltext = '<title>a</title><meta name="description" content="b"><link rel="canonical" href="/a">'
  expect(snippetReport({ ...blank, quelltext, adresse: 'https://e.ch/b' }).previews[0]?.path).toBe(
    'https://e.ch › b',
  )
})

test('a page with max-snippet shows no more characters than that', () => {
  const head =
    '<title>a</title><meta name="description" content="Wir bauen Küchen."><meta name="robots" content="max-snippet:9">'
  expect(snippetReport(page(head)).previews[0]?.description).toBe('Wir bauen')
})

test.each(['%%title%% a', '#post_title a', '{{ page.title }}', '{Page Name}'])(
  '«%s» is a placeholder of a template, and not judged',
  (titel) => {
    expect(snippetReport({ ...example, titel }).verdict.state).toBe('unchecked')
  },
)

test('a path is shown decoded, and HTML elements in the fields are read', () => {
  const { previews } = snippetReport({
    titel: '<title>Küchen</title>',
    beschreibung: '<meta name="description" content="Wir bauen.">',
    adresse: 'https://e.ch/k%C3%BCchen/%E0%A4%A',
  })
  expect(previews[0]).toMatchObject({
    title: 'Küchen',
    description: 'Wir bauen.',
    path: 'https://e.ch › k%C3%BCchen › %E0%A4%A',
  })
  expect(snippetReport({ titel: 'a', adresse: 'https://e.ch/k%C3%BCchen' }).previews[0]?.path).toBe(
    'https://e.ch › küchen',
  )
})

test('a host with an umlaut is shown with its umlaut', () => {
  const [preview] = snippetReport({ titel: 'a', adresse: 'https://www.Müller.ch/' }).previews
  expect(preview).toMatchObject({ site: 'müller.ch', path: 'https://www.müller.ch' })
})

// Lines of 328 px: the compound of 318 px fills one.
test('a title that has room on a computer, but not in two lines on a phone, is reported', () => {
  const titel = 'Fenster AG Mehrfamilienhausfassadensanierung Winterthur'
  expect(rules({ titel, beschreibung: sentence })).toEqual(['snippet/wide-title'])
  expect(reason({ titel, beschreibung: 'Text' })).toContain('auf dem Telefon nicht in zwei Zeilen')
})

test.each([
  ['Meta Title: Küche', 'Küche'],
  ['Title-Tag: Küche', 'Küche'],
  ['Meta Title (max. 60 Zeichen): Küche', 'Küche'],
  ['**Title-Tag (58 Zeichen):** Küche', 'Küche'],
  ['Küche (5 Zeichen)', 'Küche'],
  ['"Küche"', 'Küche'],
  ['„Küche“', 'Küche'],
  ['«Küche» und "Bad"', '«Küche» und "Bad"'],
  ['Titel einfach erklärt', 'Titel einfach erklärt'],
])('the field «%s», from a brief or a table, has the title «%s»', (titel, title) => {
  expect(snippetReport({ ...blank, titel }).previews[0]?.title).toBe(title)
})

test.each([
  'Küchen nach Mass\nWir planen und bauen Küchen.',
  'Küchen nach Mass\tWir planen und bauen Küchen.',
  'Title: Küchen nach Mass Meta Description: Wir planen und bauen Küchen.',
  '1. **Meta Title:** Küchen nach Mass\n2. **Meta Description:** Wir planen und bauen Küchen.',
  '- **Title:** Küchen nach Mass\n- **Description:** Wir planen und bauen Küchen.',
  '**Meta Title:**\nKüchen nach Mass\n\n**Meta Description:**\nWir planen und bauen Küchen.',
  'Titel:\r\nKüchen nach Mass\r\n \r\nBeschreibung:\r\nWir planen und bauen Küchen.',
  'SEO-Titel (max. 60 Zeichen):\nKüchen nach Mass\nSEO-Beschreibung (max. 155 Zeichen):\nWir planen und bauen Küchen.',
  'Meta-Titel:\n`Küchen nach Mass`\nMeta-Beschreibung:\n`Wir planen und bauen Küchen.`',
  'Meta Title\nKüchen nach Mass\n\nMeta Description\nWir planen und bauen Küchen.',
  'Seitentitel\tMeta-Beschreibung\nKüchen nach Mass\tWir planen und bauen Küchen.',
  'Meta-Titel\tMeta-Beschreibung\nKüchen nach Mass\tWir planen und bauen Küchen.',
  '### Title-Tag\nKüchen nach Mass\n### Meta-Description\nWir planen und bauen Küchen.',
])('title and description in one field, %j, are told apart', (titel) => {
  const { previews, findings } = snippetReport({ ...blank, titel })
  expect(previews[0]).toMatchObject({
    title: 'Küchen nach Mass',
    description: 'Wir planen und bauen Küchen.',
  })
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'snippet/split' }))
})

test('labels on lines of their own are no part of the fields, and never a title', () => {
  const typed = { titel: 'Title-Tag\nKüchen nach Mass', beschreibung: 'Meta Description\nWir planen.' }
  expect(snippetReport({ ...blank, ...typed }).previews[0]).toMatchObject({
    title: 'Küchen nach Mass',
    description: 'Wir planen.',
  })
  expect(reason({ titel: 'Meta Title', beschreibung: 'Wir planen.' })).toContain('Titel: nicht eingetragen')
})

test.each([
  ['https://www.muster.ch/kuechen\tKüchen nach Mass\tWir planen und bauen Küchen.'],
  [
    'Address\tTitle 1\tMeta Description 1\nhttps://www.muster.ch/kuechen\tKüchen nach Mass\tWir planen und bauen Küchen.',
  ],
  [
    'Address\tTitle 1\tTitle 1 Length\tMeta Description 1\tMeta Description 1 Length\nhttps://www.muster.ch/kuechen\tKüchen nach Mass\t16\tWir planen und bauen Küchen.\t28',
  ],
  ['Schreinerei Muster\nhttps://www.muster.ch › kuechen\nKüchen nach Mass\nWir planen und bauen Küchen.'],
  ['Küchen nach Mass\nSchreinerei Muster\nhttps://www.muster.ch › kuechen\nWir planen und bauen Küchen.'],
])('the row of a crawl or a copied result, %j, has its address, title and description', (titel) => {
  expect(snippetReport({ ...blank, titel }).previews[0]).toMatchObject({
    path: 'https://www.muster.ch › kuechen',
    title: 'Küchen nach Mass',
    description: 'Wir planen und bauen Küchen.',
  })
})

test('an address below a title is no part of it', () => {
  const [preview] = snippetReport({ ...blank, titel: 'Küchen nach Mass\nhttps://e.ch/k' }).previews
  expect(preview).toMatchObject({ title: 'Küchen nach Mass', path: 'https://e.ch › k' })
})

test('typographic quotation marks are named as what hides the description', () => {
  expect(reason({ quelltext: '<title>a</title><meta name=“description” content=“b”>' })).toContain(
    'typografische',
  )
})

test.each([
  ['Über uns', true],
  ['Kontakt | Muster', true],
  ['Neue Seite', true],
  ['Kontaktlinsen in Thun anpassen', false],
  ['Home', true],
  ['Start | Schreinerei Muster', true],
  ['Start in die Velosaison', false],
  ['Willkommen bei der Schreinerei Muster', true],
  ['Herzlich willkommen bei der Schreinerei Muster', true],
  ['Home-Office einrichten', false],
  ['Elektro Meier AG – Startseite', true],
  ['Elektro Meier AG: Home', true],
  ['Sweet Home', false],
  ['Küchen nach Mass', false],
])('the title «%s» gets a hint that it says nothing: %s', (titel, isVague) => {
  expect(rules({ titel, beschreibung: 'Text' }).includes('snippet/vague-title')).toBe(isVague)
})

test('the verdict says of each field how much too wide it is, that it has room, or that it is empty', () => {
  expect(reason({ titel: 'W'.repeat(40) })).toMatch(
    /^Titel: 755 px, Platz etwa 600 px\. Rund 160 px kürzen, etwa 9 Zeichen\.\nBeschreibung: nicht eingetragen\./,
  )
  expect(reason({ titel: 'Küche', beschreibung: 'W'.repeat(80) })).toMatch(
    /^Titel: 57 px, hat wohl Platz\.\nBeschreibung: 1'057 px, Platz etwa 920 px\. Rund 140 px kürzen, etwa 11 Zeichen\./,
  )
})

test('the width is reported beside any other problem, and copied with verdict and findings', () => {
  const { findings, verdict, table, text } = snippetReport({
    ...page(
      `<title>${'W'.repeat(40)}</title><title>b</title><meta name="description" content="${sentence}">`,
    ),
  })
  expect(findings.map(({ rule }) => rule)).toEqual(['snippet/titles', 'snippet/wide-title'])
  expect(table[0]?.at(-1)).toBe('40')
  expect(text).toContain(verdict.word)
  for (const { problem } of findings) expect(text).toContain(problem)
})

// Polish, Turkish and Cyrillic letters were counted as one em, 20 px.
test.each([
  ['ąćşğ', 'acsg'],
  ['окно', 'FFFF'],
])('«%s» is about as wide as «%s»', (text, like) => {
  expect(Math.abs(measure(text, 20) - measure(like, 20))).toBeLessThanOrEqual(1)
})
