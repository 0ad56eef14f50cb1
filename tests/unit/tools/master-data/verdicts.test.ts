import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { masterDataReport } from '../../../../src/tools/master-data/master-data-report.ts'

const town = '8004 Zürich\n044 123 45 67'
const own = 'Velo Muster GmbH\nBeispielstrasse 20, 3600 Thun\n033 123 45 67\nhttps://velo-muster.ch/'
const whole = 'Velo Muster GmbH\nBeispielstrasse 20\n3600 Thun\n033 123 45 67'
const table = (row: string) => `Quelle;Name;Strasse;PLZ;Ort;Telefon\n${row}`
const report = (stammdaten: string, found: string) =>
  masterDataReport({ stammdaten, fundstellen: found.includes('Quelle') ? found : `local.ch:\n${found}` })
/** Verdict, priority and deviations of a single place: «right gering: Name anders geschrieben («Velo»)». */
const told = (stammdaten: string, found: string) => {
  const { verdict, places } = report(stammdaten, found)
  return [verdict.state, ...places.map(({ priority, deviations }) => `${priority}: ${deviations}`)].join(' ')
}
/** The name of each place with its deviations, and the findings. */
const listed = (fundstellen: string, stammdaten = own) => {
  const { places, findings } = masterDataReport({ stammdaten, fundstellen })
  return [
    ...places.map(({ source, deviations }) => source + deviations),
    ...findings.map((one) => one.problem),
  ]
}

test.each([
  ['Name', 'Baur AG', 'Bauer AG'],
  ['Name', 'Mueller AG', 'Muller AG'],
  ['Name', 'Hans Müller', 'Frau Müller'],
  ['Strasse', 'Bauerstrasse 1', 'Baurstrasse 1'],
  ['Strasse', 'Seestrasse 12/3', 'Seestrasse 123'],
  ['Strasse', 'Seestrasse 12-14', 'Seestrasse 12'],
  ['Strasse', '12, rue du Rhône', 'Rue du Rhône 14'],
])('%s «%s» is not «%s»', (field, value, found) => {
  const block = (one: string) => `${field === 'Name' ? `${one}\nSeestrasse 1` : `A AG\n${one}`}\n${town}`
  expect(told(block(value), block(found))).toBe(`wrong hoch: ${field} «${found}» statt «${value}»`)
})

test.each([
  ['Müller AG\nSeestrasse 1', 'Mueller AG\nSeestrasse 1', 'right gering'],
  ['Meier & Söhne AG\nSeestrasse 1', 'Meier und Soehne AG\nSeestrasse 1', 'right gering'],
  ['Café Zoë\nSeestrasse 1', 'CAFE ZOE\nSeestrasse 1', 'right gering'],
  ['A SA\n12, rue du Rhône', 'A SA\nRue du Rhône 12', 'right gering'],
  ['A SA\nChemin des Roses 3', 'A SA\n3, ch. des Roses', 'right gering'],
  ['A SA\nBäckerstrasse 1', 'A SA\nBaeckerstr. 1', 'right gering'],
  ['A SA\nSeestrasse 12-14', 'A SA\nSeestrasse 12–14', 'right gering'],
  ['Dr. med. Anna Keller\nSeestrasse 1', 'Frau Dr. med. Anna Keller\nSeestrasse 1', 'right gering'],
  // Other vowels, or the words in another order.
  ['Bäckerei Müller AG\nSeestrasse 1', 'Backerei Muller AG\nSeestrasse 1', 'warning mittel'],
  ['Hans Müller\nSeestrasse 1', 'Müller Hans\nSeestrasse 1', 'warning mittel'],
])('name and street %j written as %j are %s', (written, found, judged) => {
  expect(told(`${written}\n${town}`, `${found}\n${town}`)).toMatch(RegExp(`^${judged}: `))
})

test.each(['Telefonnummer 1', 'Tel. Nr.', 'Festnetz'])('the column «%s» has the phone number', (title) => {
  const found = `Quelle;Firmenname 1;Adresse 1;PLZ;Ort;${title}\nx;Velo Muster GmbH;Beispielstrasse 20;3600;Thun;033 999 99 99`
  expect(told(own, found)).toMatch(/^wrong hoch: Telefon «033 999 99 99» statt/)
})

test.each([
  'Dauerhaft geschlossen',
  'Dieses Unternehmen ist geschlossen',
  'Fermé définitivement',
  'Chiuso definitivamente',
  'Permanently closed',
  'Statut: radiée',
])('«%s» is urgent, because customers think that the firm is closed', (closed) => {
  expect(told(own, `${whole}\n${closed}`)).toBe(`wrong hoch: «${closed.replace(/^Statu[st]: /, '')}»`)
})

test.each(['in Liquidation', 'en liquidation', 'in liquidazione'])(
  'a firm «%s» is closed, and has no other name for that',
  (status) => {
    const row = `Zefix;Velo Muster GmbH ${status};Beispielstrasse 20;3600;Thun;033 123 45 67`
    for (const found of [whole.replace('GmbH', `GmbH ${status}`), table(row)])
      expect(told(own, found)).toBe(`wrong hoch: «${status}»`)
  },
)

test.each([
  ['another post-office box', 'A AG\nPostfach 12\n8004 Zürich', 'A AG\nPostfach 99\n8004 Zürich'],
  ['another c/o', `A AG\nc/o B AG\nSeestrasse 1\n${town}`, `A AG\nc/o C AG\nSeestrasse 1\n${town}`],
  ['a row that lacks a cell', own, table('x;Velo Muster GmbH;Beispielstrasse 20;3600 Thun;033 123 45 67')],
  ['a broken encoding of the own data', own.replace('Muster', 'MÃ¼ster'), whole],
  ['a column for c/o', own, 'Quelle;Name;c/o;PLZ\nx;Velo Muster GmbH;Fremd AG;3600'],
  ['a postal code with three digits', own, whole.replace('3600', '360')],
  ['a number beside the town', own, `${whole.slice(0, -14)} Tel. 033 123 45 67`],
  ['another firm below the address', own, `${whole}\nMuster Velos AG`],
  ['all on a line', own, 'Velo Muster Beispielstrasse 20 3600 Thun Tel. 033 123 45 67'],
  ['an unknown column beside a lack', own, 'Quelle;Firma;PLZ;Mobile\nx;Velo Muster GmbH;3600;033 999 99 99'],
  [
    'a second phone number',
    own,
    'Quelle;Name;Telefon;Telefon 2\nx;Velo Muster GmbH;033 123 45 67;0339999999',
  ],
  ['another firm in a footer', own, `${whole}\n© 2026 Muster Velos AG`],
  ['a branch in the master data', `${own}\nFiliale Uetendorf\nMusterweg 3\n3661 Uetendorf`, whole],
  ['a row without a header', own, 'Quelle A;Velo Muster GmbH;Beispielstrasse 20;3600;Thun;033 123 45 67'],
])('%s is not compared: neither right nor wrong', (_, stammdaten, found) => {
  const { verdict, text } = report(stammdaten, found)
  expect([verdict.state, text]).toEqual(['unchecked', ''])
})

const line = (text: string) => whole.replace('\n', `\n${text}\n`)
test.each([
  ['the same post-office box', 'A AG\nPostfach 12\n8004 Zürich', 'A AG\nPostfach 12\n8004 Zürich'],
  ['the same c/o', `A AG\nc/o B AG\nSeestrasse 1\n${town}`, `A AG\nC/O B AG\nSeestrasse 1\n${town}`],
  ['HTML', own, `<p>${whole.replaceAll('\n', '<br>')}</p>`],
  ['a home page called index', own, `${whole}\nhttp://www.velo-muster.ch/index.html`],
  ['the address of the entry', own, `${whole}\nhttps://www.local.ch/de/d/velo`],
  ['a word behind the number', own, `${whole} (Zentrale)`],
  ['an extract of the register', own, `${whole}\nRechtsform: GmbH\nKapital: CHF 100'000.00\nStatus: aktiv`],
  ['the numbers of the register', own, `${whole}\nCHE-123.456.788 | CH-036.4.012.345-6\nCH-ID CH03640123456`],
  ['the register without colons', own, `${whole}\nRechtsform Aktiengesellschaft\nEHRA-ID\n1234567`],
  ['a legal form below its label', own, line('Rechtsform:\nAktiengesellschaft')],
  ['a column for the house number', own, 'Quelle;Firma;Strasse;Nr.\nx;Velo Muster GmbH;Beispielstrasse;20'],
  ['a box of Google', own, `Velo Muster GmbH\n4,8\n127 Google-Rezensionen\nCHF 30–50\n${whole.slice(17)}`],
  [
    'a panel of Google',
    own,
    line('4,8 37 Google-Rezensionen\nGegründet 1985\nGeschlossen · Öffnet um 07:30 am Mo.'),
  ],
  ['its ratings', own, `${whole}\nNoch geöffnet bis 17:00 Uhr\nBewertung: 4,8 von 5 (37 Bewertungen)`],
  ['its panel in English', own, `${whole}\n152 Google reviews\nClosed ⋅ Opens 8:30 am Mon`],
  [
    'hours beside the address',
    own,
    `${whole}\nGeschlossen · Öffnet um 07:00 (Mo)\nBewertung 4.5/5 (8 Bewertungen)`,
  ],
  ['a word before the street', own, whole.replace('\n', '\nDomiziladresse ')],
  ['a sentence before the street', own, whole.replace('\n', '\nIhre Velos in Thun. ')],
  ['the signature of an e-mail', `Peter Graf, Inhaber\n\n${own}`, whole],
  ['a full stop behind the town', own, `${whole.slice(0, -14)}. Tel. 033 123 45 67`],
  ['the year before the name in a footer', own, `© 2026 ${whole}`],
  ['a footer in a line', own, `© 2026 | ${whole.replaceAll('\n', ' | ')} | Datenschutz | AGB`],
  ['a footer with a dash', own, `© 2019–2026 ${whole.replace('\n', ' – ').replaceAll('\n', ', ')}`],
  ['a year behind the name in a footer', own, `${whole}\n© Velo Muster GmbH 2026`],
  ['the end of a footer', own, `${whole}\n© 2026 Velo Muster GmbH. Alle Rechte vorbehalten.`],
  ['a copyright', own, `${whole}\nCopyright 2026 Velo Muster GmbH`],
  ['a year in brackets at the end', own, `${whole.replaceAll('\n', ' | ')} | (c) 2026`],
  ['a storey', own, whole.replace('20', '20, 2. Stock')],
  ['a storey without a comma', own, whole.replace('20', '20 1er étage')],
  ['the same storey', `${whole}\n2. OG`, whole.replace('20', '20, 2. OG')],
  ['a storey in a table', own, table('x;Velo Muster GmbH;Beispielstrasse 20, 2. OG;3600;Thun;033 123 45 67')],
  ['the year of the foundation', own, line('Velos seit 1954')],
  ['the year of the foundation in the name', own, whole.replace('\n', ', seit 1954\n')],
  ['the year alone', own, line('Gegründet: 2001')],
  ['the year with another label', own, line('Jahr der Gründung: 2001')],
  ['a date', own, line('03.04.2001')],
  ['a label with a number', own, line('Mitarbeiter: 12')],
  ['the day of a change', own, line('Letzte Änderung: Mai 2026')],
  ['the place of the register', own, line('Handelsregister: Kanton Bern')],
  ['a town in short', own.replace('Thun', 'Langnau im Emmental'), whole.replace('Thun', 'Langnau i.E.')],
  ['a town in full', own.replace('Thun', 'Affoltern a. A.'), whole.replace('Thun', 'Affoltern am Albis')],
  [
    'a second equal number',
    own,
    'Quelle;Name;Telefon;Telefon 2\nx;Velo Muster GmbH;033 123 45 67;033 123 45 67',
  ],
  ['empty cells behind a row', own, table('x;Velo Muster GmbH;Beispielstrasse 20;3600;Thun;033 123 45 67;;')],
])('%s is read: nothing deviates', (_, stammdaten, found) => {
  const { verdict, places } = report(stammdaten, found)
  expect([verdict.state, places.map(({ correction }) => correction)]).toEqual(['right', ['']])
})

// Each was a line of Google's entry, and called right or unchecked.
test.each([
  'Muster Velos AG, 3600 Thun',
  'Velo Muster GmbH, 033 123 45 76',
  'Velo Muster GmbH, Bahnhofstrasse 3',
  'Muster Velos mit Strasse',
])('«Yelp: %s» is a place of its own', (entry) => {
  const { places, findings } = masterDataReport({
    stammdaten: own,
    fundstellen: `Google:\n${whole}\nYelp: ${entry}`,
  })
  expect([places[0]?.source, ...findings.map(({ place }) => place)]).toContain('Yelp')
})

test('with master data of a name alone nothing is compared, and nothing called right', () => {
  const { verdict, places } = report('Velo Muster GmbH', `${whole}\nIhr Partner für Velos`)
  expect(places).toEqual([])
  expect(verdict).toMatchObject({ state: 'unchecked', reason: expect.stringContaining('Stammdaten ein:') })
})

test('without deviations the result can be copied, too', () => {
  expect(report(own, whole).text).toBe('In Ordnung. 1 Stelle stimmt mit den Stammdaten überein.\n\nlocal.ch')
})

const unsaid = 'Nicht verglichen: PLZ und Ort; das Werkzeug findet sie nicht.'

// A list of results names the trade beside the street, and no town.
test.each([
  '4,8(27)\nVelogeschäft · Beispielstrasse 20\nGeöffnet · Schliesst um 17:30 · 033 123 45 67\nWebsite\nRoutenplaner',
  '4,8(27) · Velogeschäft\n10+ Jahre im Geschäft · Beispielstrasse 20 · 033 123 45 67',
  '4,8(27)\nVelogeschäft\nBeispielstrasse 20\n033 123 45 67',
])('the trade in «%s» is no town, and a town that is not shown is not missing', (found) => {
  expect(told(own, `Velo Muster GmbH\n${found}`)).toBe('unchecked keine: ')
  expect(report(own, `Velo Muster GmbH\n${found}`).findings).toContainEqual(
    expect.objectContaining({ problem: unsaid }),
  )
})

// A profile may show neither name nor postal code.
test.each([
  ['Intro\nBeispielstrasse 20, 3600 Thun, Switzerland\n033 123 45 67', 'Name fehlt'],
  ['Seite · Velogeschäft\nBeispielstrasse 20, 3600 Thun\n033 123 45 67', 'Name fehlt'],
  ['Beispielstrasse 20, Thun, Switzerland\n033 123 45 67', 'Name fehlt, PLZ fehlt'],
  ['Beispielstrasse 20, Thun, Switzerland\nVelo Muster GmbH\n033 123 45 67', 'PLZ fehlt'],
  ['Velo Muster GmbH\nVelogeschäft · Thun, Beispielstrasse 20\n033 123 45 67', 'PLZ fehlt'],
  ['Velo Muster GmbH\n1234 Follower\nBeispielstrasse 20, Thun, Switzerland\n033 123 45 67', 'PLZ fehlt'],
  ['Velo Muster GmbH\nBeispielstrasse 20, 2. OG\n3600 Thun', 'Telefon fehlt'],
  ['Velo Muster GmbH\nThun', 'Strasse fehlt, PLZ fehlt, Telefon fehlt'],
])('what «%s» lacks is missing, and nothing is taken for it', (found, deviations) => {
  const { places, findings } = report(own, found)
  expect(places).toMatchObject([{ priority: 'mittel', deviations }])
  expect(findings.map(({ problem }) => problem)).not.toContain(unsaid)
})

test('a phone number is missing even below the same post-office box', () => {
  const found = 'Velo Muster GmbH\nBeispielstrasse 20\nPostfach 12\n3600 Thun'
  expect(told(`${whole}\nPostfach 12`, found)).toContain('mittel: Telefon fehlt')
})

test('the sheet of the article is read as it stands there, and the name on the sign is as good as that in the register', () => {
  const article = readFileSync('src/content/knowledge-base/entity-seo-guide.mdx', 'utf8')
  const sheet = (/```text Stammdatenblatt\n([^`]+)```/.exec(article)?.[1] ?? '')
    .replace(/^Telefon: .*$/m, 'Telefon: 052 123 45 67')
    .replace('Name am Schild: Schreinerei Muster', 'Name am Schild: Holzwerk')
  const { verdict, findings, record } = report(
    sheet,
    'Holzwerk\nMusterstrasse 12, 8400 Winterthur\n052 123 45 67',
  )
  expect([verdict.state, findings]).toEqual(['right', []])
  expect(record).toEqual({
    name: 'Schreinerei Muster GmbH',
    legalForm: 'GmbH',
    street: 'Musterstrasse 12',
    postalCode: '8400',
    town: 'Winterthur',
    phone: '+41 52 123 45 67',
    email: 'info@schreinerei-muster.ch',
    uid: 'CHE-123.456.788',
    url: '',
  })
})

test.each([line('Name: Hans Muster'), `Velos seit immer\nFirma: ${whole}`])(
  'in %j a person or a slogan is not the name of the firm',
  (stammdaten) => {
    expect(report(stammdaten, whole).record.name).toBe('Velo Muster GmbH')
  },
)

test.each([
  ' | Fahrräder Thun',
  ' · Fahrräder & E-Bikes Thun',
  ', Ihr Velohändler in Thun',
  ' – Fahrräder Thun',
  ' Thun',
])('the name with the addition «%s» leads to the same door, and is to be corrected all the same', (more) => {
  const name = `Velo Muster GmbH${more}`
  expect(told(own, whole.replace('Velo Muster GmbH', name))).toBe(
    `warning mittel: Name «${name}» statt «Velo Muster GmbH»`,
  )
})

test('the days of a holiday are no street', () => {
  expect(told(own, line('Ferien vom 1. August bis 15. August'))).toBe('unchecked keine: ')
})

test('a longer name at another door is another firm', () => {
  const found = 'Velo Muster GmbH Thun\nMusterweg 3\n3600 Thun\n033 999 99 99'
  expect(told(own, found)).toMatch(/^wrong hoch: Name/)
})

test('the town of the same postal code in a shorter form is not urgent', () => {
  const [long, short] = [own.replace('3600 Thun', '8910 Affoltern am Albis'), '8910 Affoltern']
  expect(told(long, whole.replace('3600 Thun', short))).toContain('mittel: Ort')
  expect(told(long, whole.replace('3600 Thun', short.replace('10', '09')))).toContain('hoch: PLZ')
})

test.each([
  'Velo Muster GmbH\nhttps://www.verzeichnis.example › thun\nVelo Muster GmbH. Beispielstrasse 20, 3600 Thun/BE. Tel. 033 123 45 67.',
  'https://verzeichnis.example › thun › velo\nVelo Muster GmbH\nBeispielstrasse 20. 3600 Thun. Telefon 033 123 45 67.',
])('a copied search result, %j, is read, and its breadcrumbs name the place', (found) => {
  expect(masterDataReport({ stammdaten: own, fundstellen: found })).toMatchObject({
    verdict: { state: 'right' },
    findings: [],
    places: [{ source: 'verzeichnis.example' }],
  })
})

test.each(['\t', ';'])('master data may be a row of a table with «%s»', (separator) => {
  const row = 'Firma,Strasse,PLZ,Ort,Telefon\nVelo Muster GmbH,Beispielstrasse 20,3600,Thun,033 123 45 67'
  expect(told(row.replaceAll(',', separator), whole)).toBe('right keine: ')
  const { findings } = report(row.replaceAll(',', separator).replace('Telefon', 'Mobile'), whole)
  expect(findings).toMatchObject([{ grade: 'unchecked', place: 'Stammdaten' }])
})

// As generators write them. Each heading was a place of its own, and the name after it another firm.
const imprint = `Impressum

Kontaktadresse:
${whole}

Vertretungsberechtigte Person:
Hans Muster

MWST-Nummer:
CHE-123.456.788 MWST

Bankverbindung:
IBAN CH93 0076 2011 6238 5295 7

Haftungsausschluss:
Wir übernehmen keine Gewähr für Richtigkeit, Genauigkeit und Aktualität (Art. 41 OR).

Webdesign:
Pixel AG, Bern
www.pixel.example

Bildnachweis: unsplash.com`
test('other headings of an imprint, as a place or as master data, do not change what is read', () => {
  const withUid = `${own}\nCHE-123.456.788 MWST`
  for (const [found, stammdaten] of [
    [`${imprint}\n\nVerband:\n${whole}`, withUid],
    [`Impressum:\n${whole}\n\nVerband:\n${whole}`, imprint],
  ] as const) {
    expect(listed(found, stammdaten)).toEqual(['Impressum', 'Verband', 'Nicht verglichen: «Hans Muster».'])
    const { verdict, record } = masterDataReport({ stammdaten, fundstellen: found })
    expect([verdict.state, record.name, record.uid.slice(0, 15)]).toEqual([
      'right',
      'Velo Muster GmbH',
      'CHE-123.456.788',
    ])
  }
})

test('below an unknown heading another name without an address is unread, not urgent', () => {
  const { places, findings } = report(own, `${whole}\n\nUnser Treuhänder:\nBeispiel AG\nbeispiel.example`)
  expect(places).toMatchObject([{ priority: 'keine' }])
  expect(findings).toMatchObject([{ grade: 'unchecked', place: 'Unser Treuhänder' }])
})

// From Excel, Word and Markdown.
test.each([
  '\tGoogle\tZefix\nName\tVelo Muster GmbH\tVelo Muster GmbH\nAdresse\tBeispielstrasse 20, 3600 Thun\t"Beispielstrasse 22\n3600 Thun"\nTelefon\t033 123 45 67\t',
  'Angabe;Google:;Zefix:\nFirma;Velo Muster GmbH;Velo Muster GmbH\nStrasse;Beispielstrasse 20;Beispielstrasse 22\nPLZ/Ort;3600 Thun;3600 Thun\nTel.;033 123 45 67;\nÖffnungszeiten;Mo–Fr;',
  '| | Google | Zefix |\n|---|---|---|\n| Name | Velo Muster GmbH | Velo Muster GmbH |\n| Adresse | Beispielstrasse 20 3600 Thun | Beispielstrasse 22 3600 Thun |',
])('the table %j has a column for each place', (found) => {
  expect(listed(found).slice(0, 2)).toEqual([
    'ZefixStrasse «Beispielstrasse 22» statt «Beispielstrasse 20»',
    'Google',
  ])
})

test('two columns of labels and values are master data, or one place', () => {
  const pairs =
    'Name\tVelo Muster GmbH\nAdresse\tBeispielstrasse 20\nPLZ Ort\t3600 Thun\nTelefon\t033 123 45 67'
  expect([listed(whole, pairs), listed(pairs)]).toEqual([['Stelle 1'], ['Spalte 2']])
})

test('the line of names that the tool asks for may be typed above cells of Excel; another column is a mere note', () => {
  const cells = 'Google\tVelo Muster GmbH\tBeispielstrasse 20, 3600 Thun\t033 123 45 67\tok'
  const { verdict, findings } = report(own, `Quelle, Name, Adresse, Telefon, Status\n${cells}`)
  expect([verdict.state, findings.map(({ grade }) => grade)]).toEqual(['right', ['note']])
})

test.each(['local.ch', 'tel.search.ch', '## Google', 'Facebook', 'Tripadvisor', 'Handelsregister (Zefix):'])(
  '«%s» alone on a line is the name of a place',
  (source) => {
    const spaced = whole.replaceAll('\n', '\n\n')
    expect(listed(`Google\n\n${spaced}\n\n${source}\n\n${spaced}`)).toEqual([
      'Google',
      source.replace(/## |:/g, ''),
    ])
  },
)

test('only a wrong UID is looked up in its register', () => {
  const { findings } = report(`${whole.slice(0, -1)}\nCHE-123.456.789`, whole)
  expect(findings.map(({ rule, remedy }) => [rule, remedy.includes('uid.admin.ch')])).toEqual([
    ['master/phone', false],
    ['master/uid', true],
  ])
})

// As imprints, local.ch, associations and Facebook show them.
const address = 'Velo Muster GmbH\nBeispielstrasse 20\n3600 Thun'
const onFacebook = 'Facebook:\nVelo Muster GmbH\nBeispielstrasse 20, '
test.each([
  ['Impressum', `Impressum:\nVerantwortlich für den Inhalt:\n${whole}`],
  ['Impressum, Angaben zur Firma', `Impressum:\nAngaben zur Firma:\n${whole}`],
  ['Stelle 1', `${whole}\nHandelsregister-Eintrag:\nEingetragener Firmenname:\nVelo Muster GmbH`],
  ['Verband', `Verband:\n${address}\nTelefon:\n033 123 45 67\nFax:\n033 123 45 68`],
  ['Verband', `Verband:\n${address}\nTel:\n033 123 45 67`],
  ['Verband', `Verband:\n${address}\n033 123 45 67\n\nHomepage:\nwww.velo-muster.ch`],
  ['Verband', `Verband:\n${address}\nZentrale:\n033 123 45 67`],
  [
    'Stelle 1',
    `Firma:\n${address.replace('\n', '\nStrasse:\n').replace('\n3', '\nPLZ/Ort:\n3')}\nTelefon:\n033 123 45 67`,
  ],
  ['local.ch', `local.ch:\n${whole}\n*\nWebsite:\nvelo-muster.ch\n* Wünscht keine Werbung`],
  ['Facebook', `${onFacebook}Thun, Switzerland, 3600\n033 123 45 67\nvelo-muster.ch\nJetzt geschlossen`],
  ['Facebook', `${onFacebook}Thun 3600 Schweiz\n033 123 45 67\n1,2 Tsd. Follower\n98 % empfehlen das`],
  ['Impressum', `Impressum\n\n${whole}`],
  [
    'local.ch',
    `local.ch\n${line('Bewertung 4.8 von 5 Sternen bei 12 Bewertungen')}\n\nSprachen:\nDeutsch, Englisch`,
  ],
  ['Instagram', `Instagram:\nVelo Muster GmbH\n145 Beiträge\nBeispielstrasse 20, Thun 3600\n033 123 45 67`],
  ['Kontaktseite', `Kontakt\n${address}\n\nTel. 033 123 45 67\n\nvelo-muster.ch`],
])('«%s» in %j is one place without deviations', (source, found) => {
  expect(listed(found)).toEqual([source])
})

test.each(['', 'velo-muster.ch\n'])('«Website:» above «%s» and a firm is the name of a place', (url) => {
  expect(listed(`Google:\n${whole}\n\nWebsite:\n${url}${whole.replace('20', '22')}`)).toEqual([
    'WebsiteStrasse «Beispielstrasse 22» statt «Beispielstrasse 20»',
    'Google',
  ])
})
