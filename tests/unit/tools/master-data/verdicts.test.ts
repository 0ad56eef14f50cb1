import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { masterDataReport } from '../../../../src/tools/master-data/master-data-report.ts'

const town = '8004 Zürich\n044 123 45 67'
const own = 'Velo Muster GmbH\nBeispielstrasse 20, 3600 Thun\n033 123 45 67\nhttps://velo-muster.ch/'
const whole = 'Velo Muster GmbH\nBeispielstrasse 20\n3600 Thun\n033 123 45 67'
const table = (row: string) => `Quelle;Name;Strasse;PLZ;Ort;Telefon\n${row}`
const report = (stammdaten: string, found: string) =>
  masterDataReport({ stammdaten, fundstellen: found.includes('Quelle') ? found : `local.ch:\n${found}` })

test.each([
  ['Baur AG', 'Bauer AG'],
  ['Mueller AG', 'Muller AG'],
])('the name «%s» is not «%s»', (name, found) => {
  expect(report(`${name}\nSeestrasse 1\n${town}`, `${found}\nSeestrasse 1\n${town}`)).toMatchObject({
    verdict: { state: 'wrong' },
    places: [{ priority: 'hoch', deviations: `Name «${found}» statt «${name}»` }],
  })
})

test.each([
  ['Bauerstrasse 1', 'Baurstrasse 1'],
  ['Seestrasse 12/3', 'Seestrasse 123'],
  ['Seestrasse 12-14', 'Seestrasse 12'],
  ['12, rue du Rhône', 'Rue du Rhône 14'],
])('the street «%s» is not «%s»', (street, found) => {
  expect(report(`A AG\n${street}\n${town}`, `A AG\n${found}\n${town}`)).toMatchObject({
    verdict: { state: 'wrong' },
    places: [{ priority: 'hoch', deviations: `Strasse «${found}» statt «${street}»` }],
  })
})

test.each([
  ['Müller AG\nSeestrasse 1', 'Mueller AG\nSeestrasse 1'],
  ['Meier & Söhne AG\nSeestrasse 1', 'Meier und Soehne AG\nSeestrasse 1'],
  ['Café Zoë\nSeestrasse 1', 'CAFE ZOE\nSeestrasse 1'],
  ['A SA\n12, rue du Rhône', 'A SA\nRue du Rhône 12'],
  ['A SA\nChemin des Roses 3', 'A SA\n3, ch. des Roses'],
  ['A SA\nBäckerstrasse 1', 'A SA\nBaeckerstr. 1'],
  ['A SA\nSeestrasse 12-14', 'A SA\nSeestrasse 12–14'],
])('name and street %j may be written %j', (written, found) => {
  expect(report(`${written}\n${town}`, `${found}\n${town}`)).toMatchObject({
    verdict: { state: 'right' },
    places: [{ priority: 'gering' }],
  })
})

test.each([
  ['Müller AG', 'Muller AG'],
  ['Bäckerei Müller AG', 'Backerei Muller AG'],
])('the name «%s» is not yet «%s», which has other vowels', (name, found) => {
  expect(
    report(`${name}\nSeestrasse 1\n${town}`, `${found}\nSeestrasse 1\n${town.replace('ü', 'u')}`),
  ).toMatchObject({
    verdict: { state: 'warning' },
    places: [{ priority: 'mittel', correction: `Name: bisher «${found}», richtig «${name}»` }],
  })
})

test.each(['Telefonnummer 1', 'Tel. Nr.', 'Festnetz'])('the column «%s» has the phone number', (title) => {
  const found = `Quelle;Firmenname 1;Adresse 1;PLZ;Ort;${title}\nx;Velo Muster GmbH;Beispielstrasse 20;3600;Thun;033 999 99 99`
  expect(report(own, found)).toMatchObject({
    verdict: { state: 'wrong' },
    places: [{ deviations: expect.stringMatching(/^Telefon «033 999 99 99» statt/) }],
  })
})

test.each([
  'Dauerhaft geschlossen',
  'Dieses Unternehmen ist geschlossen',
  'Fermé définitivement',
  'Chiuso definitivamente',
  'Permanently closed',
  'Statut: radiée',
])('«%s» is urgent, because customers think that the firm is closed', (closed) => {
  expect(report(own, `${whole}\n${closed}`).places).toMatchObject([
    { priority: 'hoch', deviations: `«${closed.replace(/^Statu[st]: /, '')}»` },
  ])
})

test('the town alone below the name is the town', () => {
  expect(report(own, 'Velo Muster GmbH\nThun').places).toMatchObject([
    { deviations: 'Strasse fehlt, PLZ fehlt, Telefon fehlt' },
  ])
})

test.each(['in Liquidation', 'en liquidation', 'in liquidazione'])(
  'a firm «%s» is closed, and has no other name for that',
  (status) => {
    for (const found of [
      whole.replace('GmbH', `GmbH ${status}`),
      table(`Zefix;Velo Muster GmbH ${status};Beispielstrasse 20;3600;Thun;033 123 45 67`),
    ])
      expect(report(own, found).places).toMatchObject([{ priority: 'hoch', deviations: `«${status}»` }])
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
  [
    'an unknown column beside a lack',
    own,
    'Quelle;Firma;Strasse;PLZ;Ort;Mobile\nx;Velo Muster GmbH;Beispielstrasse 20;3600;Thun;033 999 99 99',
  ],
  [
    'a second column of phone numbers',
    own,
    'Quelle;Name;Telefon;Telefon 2\nx;Velo Muster GmbH;033 123 45 67;033 999 99 99',
  ],
  ['another firm in a footer', own, `${whole}\n© 2026 Muster Velos AG`],
  [
    'a branch in the master data',
    `${own}\nFiliale Uetendorf\nMusterweg 3\n3661 Uetendorf`,
    'Velo Muster GmbH\nMusterweg 3, 3661 Uetendorf\n033 123 45 67',
  ],
  ['a row without a header', own, 'Quelle A;Velo Muster GmbH;Beispielstrasse 20;3600;Thun;033 123 45 67'],
])('%s is not compared: neither right nor wrong', (_, stammdaten, found) => {
  const { verdict, text } = report(stammdaten, found)
  expect(verdict.state).toBe('unchecked')
  expect(text).toBe('')
})

test.each([
  ['the same post-office box', 'A AG\nPostfach 12\n8004 Zürich', 'A AG\nPostfach 12\n8004 Zürich'],
  ['the same c/o', `A AG\nc/o B AG\nSeestrasse 1\n${town}`, `A AG\nC/O B AG\nSeestrasse 1\n${town}`],
  ['HTML', own, `<p>${whole.replaceAll('\n', '<br>')}</p>`],
  ['a home page called index', own, `${whole}\nhttp://www.velo-muster.ch/index.html`],
  ['the address of the entry', own, `${whole}\nhttps://www.local.ch/de/d/velo`],
  ['a word behind the number', own, `${whole} (Zentrale)`],
  [
    'an extract of the register',
    own,
    `${whole}\nRechtsform: Gesellschaft mit beschränkter Haftung\nKapital: CHF 100'000.00\nStatus: aktiv`,
  ],
  [
    'a column for the house number',
    own,
    'Quelle;Firma;Strasse;Nr.;PLZ;Ort;Tel.\nx;Velo Muster GmbH;Beispielstrasse;20;3600;Thun;033 123 45 67',
  ],
  [
    'the number of the register',
    own,
    `${whole}\nCHE-123.456.788 | CH-036.4.012.345-6\nCH-ID CH03640123456\nEHRA-ID 1234567`,
  ],
  ['a box of Google', own, `Velo Muster GmbH\n4,8\n127 Google-Rezensionen\nCHF 30–50\n${whole.slice(17)}`],
  [
    'a panel of Google',
    own,
    `Velo Muster GmbH\n4,8 37 Google-Rezensionen\nGegründet 1985\nGeschlossen · Öffnet um 07:30 am Mo.\n${whole.slice(17)}\nNoch geöffnet bis 17:00 Uhr\nBewertung: 4,8 von 5 (37 Bewertungen)\nNoch nicht bewertet (0 Bewertungen)`,
  ],
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
  ['the year of the foundation', own, whole.replace('\n', '\nVelos seit 1954\n')],
  ['the year of the foundation in the name', own, whole.replace('\n', ', seit 1954\n')],
  ['a town in short', own.replace('Thun', 'Langnau im Emmental'), whole.replace('Thun', 'Langnau i.E.')],
  [
    'a short town in full',
    own.replace('Thun', 'Affoltern a. A.'),
    whole.replace('Thun', 'Affoltern am Albis'),
  ],
  [
    'the register without colons',
    own,
    `${whole}\nRechtsform Aktiengesellschaft\nCH-ID: CH-020-3030123-4\nEHRA-ID\n1234567`,
  ],
  ['a legal form below its label', own, whole.replace('\n', '\nRechtsform:\nAktiengesellschaft\n')],
  [
    'a second column with the same number',
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
])('«Yelp: %s» is a place of its own', (line) => {
  const fundstellen = `Google:\n${whole}\nYelp: ${line}`
  const { places, findings } = masterDataReport({ stammdaten: own, fundstellen })
  expect([
    ...places.slice(0, -1).map(({ source }) => source),
    ...findings.map(({ place }) => place),
  ]).toContain('Yelp')
})

test('a phone number is missing even below the same post-office box', () => {
  const { places } = report(
    `${whole}\nPostfach 12`,
    'Velo Muster GmbH\nBeispielstrasse 20\nPostfach 12\n3600 Thun',
  )
  expect(places).toMatchObject([{ deviations: 'Telefon fehlt' }])
})

test('with master data of a name alone nothing is compared, and nothing called right', () => {
  const { verdict } = report('Velo Muster GmbH', `${whole}\nIhr Partner für Velos`)
  expect(verdict).toMatchObject({
    state: 'unchecked',
    reason: expect.stringMatching(/^Fügen Sie Ihre Stammdaten/),
  })
})

test('without deviations the result can be copied, too', () => {
  expect(report(own, whole).text).toBe('In Ordnung. 1 Stelle stimmt mit den Stammdaten überein.\n\nlocal.ch')
})

const short = 'Velo Muster GmbH\n4,8(27)\n'
const unsaid = 'Nicht verglichen: PLZ und Ort; das Werkzeug findet sie nicht.'

// A list of results names the trade beside the street, and no town.
test.each([
  `${short}Velogeschäft · Beispielstrasse 20\nGeöffnet · Schliesst um 17:30 · 033 123 45 67\nWebsite\nRoutenplaner`,
  'Velo Muster GmbH\n4,8(27) · Velogeschäft\n10+ Jahre im Geschäft · Beispielstrasse 20 · 033 123 45 67',
  `${short}Velogeschäft\nBeispielstrasse 20\n033 123 45 67`,
])('the trade in «%s» is no town, and a town that is not shown is not missing', (found) => {
  const { verdict, places, findings } = report(own, found)
  expect(verdict.state).toBe('unchecked')
  expect(places).toMatchObject([{ priority: 'keine', correction: '' }])
  expect(findings).toContainEqual(expect.objectContaining({ problem: unsaid }))
})

test.each([
  'Velogeschäft · Thun, Beispielstrasse 20\n033 123 45 67',
  '1234 Follower\nBeispielstrasse 20, Thun, Switzerland\n033 123 45 67',
])('the town in «%s» is read, and the postal code asked for', (found) => {
  const { places, findings } = report(own, `Velo Muster GmbH\n${found}`)
  expect(places).toMatchObject([{ priority: 'mittel', correction: 'PLZ: fehlt, richtig «3600»' }])
  expect(findings.map(({ problem }) => problem)).not.toContain(unsaid)
})

test.each([
  ['Hans Müller', 'Müller Hans', 'mittel'],
  ['Dr. med. Anna Keller', 'Frau Dr. med. Anna Keller', 'gering'],
  ['Hans Müller', 'Frau Müller', 'hoch'],
])('a person listed as «%s» and «%s» has the priority %s', (name, found, priority) => {
  expect(report(`${name}\nSeestrasse 1\n${town}`, `${found}\nSeestrasse 1\n${town}`)).toMatchObject({
    places: [{ priority }],
  })
})

test.each([
  'Domiziladresse Beispielstrasse 20',
  'Beispielstrasse 20\nGeschlossen · Öffnet um 07:00 (Mo)\nBewertung 4.5/5 (8 Bewertungen)',
])('the words around «%s» are no fault', (street) => {
  expect(report(own, `Velo Muster GmbH\n${street}\n3600 Thun\n033 123 45 67`).verdict.state).toBe('right')
})

test('the sheet of the article is read as it stands there, and the name on the sign is as good as that in the register', () => {
  const article = readFileSync('src/content/knowledge-base/entity-seo-guide.mdx', 'utf8')
  const sheet = (/```text Stammdatenblatt\n([^`]+)```/.exec(article)?.[1] ?? '')
    .replace(/^Telefon: .*$/m, 'Telefon: 052 123 45 67')
    .replace('Name am Schild: Schreinerei Muster', 'Name am Schild: Holzwerk')
  const { verdict, findings, record } = masterDataReport({
    stammdaten: sheet,
    fundstellen: 'Google:\nHolzwerk\nMusterstrasse 12, 8400 Winterthur\n052 123 45 67',
  })
  expect(findings).toEqual([])
  expect(verdict.state).toBe('right')
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

test('the name of a person beside a firm is not its name', () => {
  const { record } = report(whole.replace('\n', '\nName: Hans Muster\n'), whole)
  expect(record.name).toBe('Velo Muster GmbH')
})

test('a name with a label is the name, whatever stands above it', () => {
  const { record } = report(`Velos seit immer\nFirma: ${whole}`, whole)
  expect(record.name).toBe('Velo Muster GmbH')
})

test.each([
  ' | Fahrräder Thun',
  ' · Fahrräder & E-Bikes Thun',
  ', Ihr Velohändler in Thun',
  ' – Fahrräder Thun',
  ' Thun',
])(
  'the name with the addition «%s» leads to the same door, and is to be corrected all the same',
  (addition) => {
    expect(report(own, `Velo Muster GmbH${addition}${whole.slice(16)}`)).toMatchObject({
      verdict: { state: 'warning' },
      places: [
        { priority: 'mittel', deviations: `Name «Velo Muster GmbH${addition}» statt «Velo Muster GmbH»` },
      ],
    })
  },
)

test('the days of a holiday are no street', () => {
  const found =
    'Velo Muster GmbH\nFerien vom 1. August bis 15. August\nBeispielstrasse 20\n3600 Thun\n033 123 45 67'
  expect(report(own, found).places).toMatchObject([{ priority: 'keine' }])
})

test('a longer name at another door is another firm', () => {
  const found = 'Velo Muster GmbH Thun\nMusterweg 3\n3600 Thun\n033 999 99 99'
  expect(report(own, found).places).toMatchObject([{ priority: 'hoch' }])
})

test.each([
  'Velo Muster GmbH\nhttps://www.verzeichnis.example › thun\nVelo Muster GmbH. Beispielstrasse 20, 3600 Thun/BE. Tel. 033 123 45 67.',
  'https://verzeichnis.example › thun › velo\nVelo Muster GmbH\nBeispielstrasse 20. 3600 Thun. Telefon 033 123 45 67.',
])('a copied search result, %j, is read, and its breadcrumbs name the place', (fundstellen) => {
  expect(masterDataReport({ stammdaten: own, fundstellen })).toMatchObject({
    verdict: { state: 'right' },
    findings: [],
    places: [{ source: 'verzeichnis.example' }],
  })
})

test.each([
  'Gegründet: 03.04.2001',
  'Gegründet: 2001',
  'Jahr der Gründung: 2001',
  '03.04.2001',
  'Mitarbeiter: 12',
  'Letzte Änderung: Mai 2026',
  'Handelsregister: Kanton Bern',
])('«%s» is neither phone number nor postal code', (line) => {
  const found = report(own, whole.replace('\n', `\n${line}\n`))
  expect([found.verdict.state, found.findings]).toEqual(['right', []])
})

test.each(['\t', ';'])('master data may be a row of a table with «%s»', (separator) => {
  const row = 'Firma,Strasse,PLZ,Ort,Telefon\nVelo Muster GmbH,Beispielstrasse 20,3600,Thun,033 123 45 67'
  expect(report(row.replaceAll(',', separator), whole).places).toMatchObject([{ priority: 'keine' }])
  const { findings } = report(row.replaceAll(',', separator).replace('Telefon', 'Mobile'), whole)
  expect(findings).toMatchObject([{ grade: 'unchecked', place: 'Stammdaten' }])
})

test.each([
  ['Impressum', `Impressum:\nVerantwortlich für den Inhalt:\n${whole}`],
  ['Impressum, Angaben zur Firma', `Impressum:\nAngaben zur Firma:\n${whole}`],
  ['Stelle 1', `${whole}\nHandelsregister-Eintrag:\nEingetragener Firmenname:\nVelo Muster GmbH`],
])('the headings of an imprint are one place, «%s»', (source, fundstellen) => {
  const { places, findings } = masterDataReport({ stammdaten: own, fundstellen })
  expect(places).toMatchObject([{ source, correction: '' }])
  expect(findings).toEqual([])
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
  for (const values of [
    { stammdaten: `${own}\nCHE-123.456.788`, fundstellen: `${imprint}\n\nVerband:\n${whole}` },
    { stammdaten: imprint, fundstellen: `Impressum:\n${whole}\n\nVerband:\n${whole}` },
  ]) {
    const { verdict, places, findings, record } = masterDataReport(values)
    expect(verdict.state).toBe('right')
    expect(places.map(({ source, correction }) => source + correction)).toEqual(['Impressum', 'Verband'])
    expect(findings.map(({ grade, problem }) => grade + problem)).toEqual([
      'noteNicht verglichen: «Hans Muster».',
    ])
    expect(record).toMatchObject({
      name: 'Velo Muster GmbH',
      uid: expect.stringContaining('CHE-123.456.788'),
    })
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
])('the table %j has a column for each place', (fundstellen) => {
  const { places } = masterDataReport({ stammdaten: own, fundstellen })
  expect(places.map(({ source, deviations }) => [source, deviations])).toEqual([
    ['Zefix', 'Strasse «Beispielstrasse 22» statt «Beispielstrasse 20»'],
    ['Google', ''],
  ])
})

test('two columns of labels and values are master data, or one place', () => {
  const pairs =
    'Name\tVelo Muster GmbH\nAdresse\tBeispielstrasse 20\nPLZ Ort\t3600 Thun\nTelefon\t033 123 45 67'
  for (const [one, other] of [
    [pairs, whole],
    [own, pairs],
  ] as const)
    expect(report(one, other)).toMatchObject({ verdict: { state: 'right' }, findings: [] })
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
    const { places } = masterDataReport({
      stammdaten: own,
      fundstellen: `Google\n\n${spaced}\n\n${source}\n\n${spaced}`,
    })
    expect(places.map((place) => place.source)).toEqual(['Google', source.replace(/## |:/g, '')])
  },
)

// A profile may show neither name nor postal code.
test.each([
  ['Intro\nBeispielstrasse 20, 3600 Thun, Switzerland\n033 123 45 67', 'Name fehlt'],
  ['Seite · Velogeschäft\nBeispielstrasse 20, 3600 Thun\n033 123 45 67', 'Name fehlt'],
  ['Beispielstrasse 20, Thun, Switzerland\n033 123 45 67', 'Name fehlt, PLZ fehlt'],
  ['Beispielstrasse 20, Thun, Switzerland\nVelo Muster GmbH\n033 123 45 67', 'PLZ fehlt'],
  ['Velo Muster GmbH\nBeispielstrasse 20, 2. OG\n3600 Thun', 'Telefon fehlt'],
])('what «%s» lacks is missing, and nothing is taken for it', (found, deviations) => {
  expect(report(own, found)).toMatchObject({ places: [{ priority: 'mittel', deviations }] })
})

test('the town of the same postal code in a shorter form is not urgent', () => {
  const found = whole.replace('3600 Thun', '8910 Affoltern')
  const long = own.replace('3600 Thun', '8910 Affoltern am Albis')
  expect(report(long, found).places).toMatchObject([{ priority: 'mittel' }])
  expect(report(long, found.replace('8910', '8909')).places).toMatchObject([{ priority: 'hoch' }])
})

test('the panel of Google in English is read', () => {
  const panel = `${whole}\n152 Google reviews\nClosed ⋅ Opens 8:30 am Mon`
  expect(report(own, panel)).toMatchObject({ verdict: { state: 'right' }, findings: [] })
})

test('only a wrong UID is looked up in its register', () => {
  const { findings } = report(`${whole.slice(0, -1)}\nCHE-123.456.789`, whole)
  expect(findings.map(({ rule, remedy }) => [rule, remedy.includes('uid.admin.ch')])).toEqual([
    ['master/phone', false],
    ['master/uid', true],
  ])
})

// As local.ch, associations and Facebook show them.
const fullAddress = 'Velo Muster GmbH\nBeispielstrasse 20\n3600 Thun'
const onFacebook = 'Facebook:\nVelo Muster GmbH\nBeispielstrasse 20, '
test.each([
  ['Verband', `Verband:\n${fullAddress}\nTelefon:\n033 123 45 67\nFax:\n033 123 45 68`],
  ['Verband', `Verband:\n${fullAddress}\nTel:\n033 123 45 67`],
  ['Verband', `Verband:\n${fullAddress}\nNatel:\n033 123 45 67`],
  ['Verband', `Verband:\n${fullAddress}\n033 123 45 67\n\nHomepage:\nwww.velo-muster.ch`],
  ['Verband', `Verband:\n${fullAddress}\nZentrale:\n033 123 45 67`],
  [
    'Stelle 1',
    'Firma:\nVelo Muster GmbH\nStrasse:\nBeispielstrasse 20\nPLZ/Ort:\n3600 Thun\nTelefon:\n033 123 45 67',
  ],
  [
    'local.ch',
    `local.ch:\n${fullAddress}\nTelefon:\n033 123 45 67\n*\nWebsite:\nvelo-muster.ch\n* Wünscht keine Werbung`,
  ],
  ['Facebook', `${onFacebook}Thun, Switzerland, 3600\n033 123 45 67\nvelo-muster.ch\nJetzt geschlossen`],
  ['Facebook', `${onFacebook}Thun 3600 Schweiz\n033 123 45 67\n1,2 Tsd. Follower\n98 % empfehlen das`],
  ['Impressum', `Impressum\n\n${fullAddress}\n033 123 45 67`],
  [
    'local.ch',
    `local.ch\n${fullAddress}\nBewertung 4.8 von 5 Sternen bei 12 Bewertungen\n033 123 45 67\n\nSprachen:\nDeutsch, Englisch`,
  ],
  ['Instagram', `Instagram:\nVelo Muster GmbH\n145 Beiträge\nBeispielstrasse 20, Thun 3600\n033 123 45 67`],
  ['Kontaktseite', `Kontakt\n${fullAddress}\n\nTel. 033 123 45 67\n\nvelo-muster.ch`],
])('«%s» in %j is one place without deviations', (source, fundstellen) => {
  const { places, findings } = masterDataReport({ stammdaten: own, fundstellen })
  expect(places).toMatchObject([{ source, priority: 'keine' }])
  expect(findings).toEqual([])
})

test.each(['', 'velo-muster.ch\n'])('«Website:» above «%s» and a firm is the name of a place', (url) => {
  const fundstellen = `Google:\n${whole}\n\nWebsite:\n${url}${whole.replace('20', '22')}`
  expect(masterDataReport({ stammdaten: own, fundstellen }).places).toMatchObject([
    { source: 'Website', priority: 'hoch' },
    { source: 'Google', priority: 'keine' },
  ])
})
