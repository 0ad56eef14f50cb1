import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRows, csvText } from '../../../../src/tools/shared/csv.ts'
import { example as directoryExample } from '../../../../src/tools/directory/facts.ts'
import { example } from '../../../../src/tools/master-data/facts.ts'
import { compareBlocks, correctionsText } from '../../../../src/tools/master-data/compare-blocks.ts'
import { reportDirectory } from '../../../../src/tools/master-data/directory-report.ts'
import { readBlock } from '../../../../src/tools/master-data/read-block.ts'
import {
  aboutMaster,
  compareRecord,
  compareRecords,
} from '../../../../src/tools/master-data/compare-records.ts'
import {
  compareRows,
  readDirectory as readingDirectory,
  writeDirectory,
  writeMaster,
} from '../../../../src/tools/master-data/directory.ts'
import { emptyRecord, fieldForm, fields, type Field } from '../../../../src/tools/master-data/field-form.ts'
import { splitLegalForm } from '../../../../src/lib/swiss-formats/legal-form.ts'

/** Half characters too. Not the unit `binary` of fast-check, whose table takes more than a second to build. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

const readDirectory = (text: string) => readingDirectory(text)

/** A bicycle workshop in Thun. */
const master = {
  name: 'Velo Muster GmbH',
  legalForm: 'GmbH',
  street: 'Beispielstrasse 20',
  postalCode: '3600',
  town: 'Thun',
  phone: '+41 33 123 45 67',
  uid: 'CHE-123.456.788',
  url: 'https://velo-muster.ch/',
}

function differences(changes: Partial<typeof master>): string[] {
  return compareRecord(master, { ...master, ...changes })
    .filter(({ difference }) => difference !== 'same')
    .map(({ field, difference }) => `${field} ${difference}`)
}

test.each([
  ['name', 'velo muster gmbh'],
  ['name', 'Velo-Muster GmbH'],
  ['street', 'Beispielstr. 20'],
  ['street', 'Beispielstraße 20'],
  ['postalCode', 'CH-3600'],
  ['town', 'thun'],
  ['town', 'Thun BE'],
  ['town', 'Thun (BE)'],
  ['town', 'Thun 7'],
  ['street', 'Beispielstr 20'],
  ['street', 'Beispielstr.20'],
  ['street', 'BEISPIELSTR. 20'],
  ['phone', '\u202D+41 33 123 45 67\u202C'],
  ['legalForm', 'Gesellschaft mit beschränkter Haftung'],
  ['phone', '033 123 45 67'],
  ['phone', '0041331234567'],
  ['phone', '+41 (0)33 123 45 67'],
  ['uid', 'CHE123456788'],
  ['uid', 'CHE-123.456.788 MWST'],
  ['url', 'http://www.velo-muster.ch'],
  ['url', 'velo-muster.ch'],
  ['legalForm', 'Sàrl'],
] satisfies [Field, string][])('%s «%s» is the same thing in another spelling', (field, value) => {
  expect(differences({ [field]: value })).toEqual([`${field} spelling`])
})

test.each([
  ['name', 'Velo Beispiel GmbH'],
  ['street', 'Beispielstrasse 2'],
  ['street', 'Beispielstrasse 20a'],
  ['postalCode', '3601'],
  ['town', 'Steffisburg'],
  ['phone', '033 123 45 76'],
  ['uid', 'CHE-109.322.551'],
  ['url', 'https://velo-muster.ch/kampagne'],
  ['url', 'https://velo-muster.com/'],
  ['legalForm', 'AG'],
] satisfies [Field, string][])('%s «%s» is another thing', (field, value) => {
  expect(differences({ [field]: value })).toEqual([`${field} different`])
})

// As the Swiss Post, the register and websites write them.
test.each([
  ['town', 'Wil SG', 'Wil (SG)'],
  ['town', 'Bern', 'Bern 14'],
  ['town', 'Biel/Bienne', 'Biel'],
  ['town', 'Saint-Sulpice', 'St-Sulpice'],
  ['town', 'Ste-Croix', 'Sainte-Croix'],
  ['legalForm', 'Einzelunternehmen', 'Raison individuelle'],
  ['street', 'Unteregger Str. 53', 'Unteregger Strasse 53'],
] satisfies [Field, string, string][])('%s «%s» and «%s» have one key', (field, one, other) => {
  expect(fieldForm(field, one).key).toBe(fieldForm(field, other).key)
})

test('what is missing there is worse for the telephone than for the UID', () => {
  const cells = compareRecord(master, { ...master, phone: ' ', uid: '' }).filter(({ grade }) => grade)
  expect(cells.map(({ field, difference, grade }) => [field, difference, grade])).toEqual([
    ['phone', 'missing', 'warning'],
    ['uid', 'missing', 'note'],
  ])
})

test('what only the other place knows is a note', () => {
  const cells = compareRecord({ ...master, url: '' }, master).filter(({ grade }) => grade)
  expect(cells.map(({ field, difference, grade }) => [field, difference, grade])).toEqual([
    ['url', 'unknown', 'note'],
  ])
})

test.each([
  ['Muster AG', 'Muster', 'AG'],
  ['Muster S.A.', 'Muster', 'AG'],
  ['Muster Sàrl', 'Muster', 'GmbH'],
  ['Muster, Sagl', 'Muster', 'GmbH'],
  ['Muster Ltd.', 'Muster', 'AG'],
  ['AG', 'AG', undefined],
  ['Schweizer Alpen-Club SAC', 'Schweizer Alpen-Club SAC', undefined],
  ['Musterag', 'Musterag', undefined],
])('«%s» is «%s», %s', (name, bare, form) => {
  expect(splitLegalForm(name)).toEqual({ bare, form })
})

test.each([
  ['master/uid', { uid: 'CHE-123.456.789' }],
  ['master/uid', { uid: 'CHE-123' }],
  ['master/phone', { phone: '033 123 45 6' }],
  ['master/phone', { phone: 'auf Anfrage' }],
  ['master/postalCode', { postalCode: '80331' }],
  ['master/url', { url: 'velo muster' }],
])('%s: the master record itself is checked', (rule, changes) => {
  expect(aboutMaster({ ...master, ...changes }).map((finding) => finding.rule)).toEqual([rule])
})

test('what is wrong where is named, and the correction written', () => {
  const website = { label: 'Website', record: { ...master, phone: '033 123 45 67' } }
  const directory = {
    label: 'Verzeichnis A',
    record: { ...master, street: 'Musterweg 3', phone: '033 123 45 76', uid: 'CHE-123.456.789' },
  }
  const { corrections, findings, canonical } = compareRecords(master, [website, directory])
  expect(canonical).toEqual(master)
  expect(corrections).toEqual([
    {
      label: 'Verzeichnis A',
      text: 'Strasse: bisher «Musterweg 3», richtig «Beispielstrasse 20»\nTelefon: bisher «033 123 45 76», richtig «+41 33 123 45 67»\nUID: bisher «CHE-123.456.789», richtig «CHE-123.456.788»',
    },
  ])
  expect(findings.filter(({ grade }) => grade === 'error').map(({ place }) => place)).toEqual([
    'Verzeichnis A, Strasse',
    'Verzeichnis A, Telefon',
    'Verzeichnis A, UID',
  ])
  expect(findings.find(({ place }) => place === 'Verzeichnis A, UID')?.problem).toContain('Prüfziffer')
})

const whole = {
  name: 'Velo Muster GmbH',
  legalForm: 'GmbH',
  street: 'Beispielstrasse 20a',
  postalCode: '3600',
  town: 'Thun',
  phone: '033 123 45 67',
  uid: 'CHE-123.456.788 MWST',
  url: 'https://velo-muster.ch/',
}

test.each([
  [
    'lines',
    'Velo Muster GmbH\nBeispielstrasse 20a\n3600 Thun\n033 123 45 67\nCHE-123.456.788 MWST\nhttps://velo-muster.ch/',
  ],
  [
    'commas',
    'Velo Muster GmbH, Beispielstrasse 20a, 3600 Thun, 033 123 45 67, CHE-123.456.788 MWST, https://velo-muster.ch/',
  ],
  [
    'labels',
    'Firma: Velo Muster GmbH\nStrasse: Beispielstrasse 20a\nPLZ/Ort: CH-3600 Thun\nTel. 033 123 45 67\nE-Mail: info@velo-muster.ch\nUID: CHE-123.456.788 MWST\nWebsite: https://velo-muster.ch/',
  ],
  [
    'bars and tabs',
    'Velo Muster GmbH | Beispielstrasse 20a | 3600 Thun\t033 123 45 67 · CHE-123.456.788 MWST · https://velo-muster.ch/',
  ],
])('a block is read with %s between', (_, block) => {
  expect(readBlock(block)).toEqual(whole)
})

test.each([
  ['www.velo-muster.ch', { url: 'www.velo-muster.ch' }],
  ['velo-muster.ch/kontakt', { url: 'velo-muster.ch/kontakt' }],
  ['FL-9490 Vaduz', { postalCode: '9490', town: 'Vaduz' }],
  ['Telefon +423 232 12 12', { phone: '+423 232 12 12' }],
  ['Café 3 Könige', { name: 'Café 3 Könige' }],
  ['Rue du Lac 12', { street: 'Rue du Lac 12' }],
  ['info@velo-muster.ch', {}],
  ['', {}],
])('«%s» is %j', (block, found) => {
  expect(readBlock(block)).toMatchObject(found)
  expect(Object.values(readBlock(block)).filter(Boolean)).toHaveLength(Object.keys(found).length)
})

// Imprints and lists of shops in public repositories, as they stand there; the firms' names are changed.
test.each([
  [
    'Muster AG · Passage du Cardinal 11 · CH-1700 Fribourg · Schweiz · Handelsregister CHE-123.456.788',
    { name: 'Muster AG', street: 'Passage du Cardinal 11', town: 'Fribourg', uid: 'CHE-123.456.788' },
  ],
  [
    'Muster Sàrl — Rue du Centre 142, 1025 St-Sulpice\nTél. +41 21 614 00 40 – info@muster.ch',
    { name: 'Muster Sàrl', street: 'Rue du Centre 142', town: 'St-Sulpice', phone: '+41 21 614 00 40' },
  ],
  ['Muster GmbH\nVia Dufour 4\nIVA Numero: CHE-123.456.788 IVA', { uid: 'CHE-123.456.788 IVA' }],
  ['Studio Muster\nTelefono: +41 91 225 12 40', { phone: '+41 91 225 12 40' }],
  ['Muster GmbH\nT +41 44 445 34 44', { phone: '+41 44 445 34 44' }],
  ['MUSTER\nWhatsApp +41 76 235 21 26', { phone: '+41 76 235 21 26' }],
  ['Amt Muster\nTelefax 031 633 77 31\nTelefon 031 633 77 30', { phone: '031 633 77 30', street: '' }],
  ['Muster SA\nRue du Grand-Chêne 8, 1003 Lausanne Switzerland', { town: 'Lausanne' }],
  ['Muster GmbH\n8320 Fehraltorf (Switzerland)', { town: 'Fehraltorf' }],
  ['Radius 39\nWielandplatz 8\n4054 Basel', { name: 'Radius 39', street: 'Wielandplatz 8' }],
  ['Obst Muster\nMarktplatz\n4001 Basel', { name: 'Obst Muster', street: 'Marktplatz' }],
  ['Lokal\nFeldbergstr.26\n4057 Basel', { name: 'Lokal', street: 'Feldbergstr.26' }],
  ['Muster AG, Postfach 123, Hauptgasse 5, 8021 Zürich', { street: 'Hauptgasse 5' }],
  ['Muster, Huber Rechtsanwälte AG\n8001 Zürich', { name: 'Muster, Huber Rechtsanwälte AG' }],
  ['Web Atelier GmbH\n8001 Zürich', { name: 'Web Atelier GmbH' }],
  ['Muster.ch — Einzelunternehmen\nHauptgasse 5', { name: 'Muster.ch — Einzelunternehmen' }],
])('of «%s» nothing is lost that stands in it', (block, found) => {
  expect(readBlock(block)).toMatchObject(found)
})

test('any block is read without an error', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(compareBlocks(text, [{ label: 'a', text }])).toHaveProperty('canonical')
    }),
  )
})

test('the example of the register and three places yields what to correct where', () => {
  const { register, ...others } = example
  const comparison = compareBlocks(
    register,
    Object.entries(others).map(([label, text]) => ({ label, text })),
  )
  expect(correctionsText(comparison)).toBe(
    [
      'website',
      'UID: bisher «CHE-123.456.789», richtig «CHE-123.456.788»',
      '',
      'profil',
      'Name: bisher «Muster Küchen & Türen», richtig «Schreinerei Muster GmbH»',
      '',
      'verzeichnis',
      'Name: bisher «Muster & Sohn GmbH», richtig «Schreinerei Muster GmbH»',
      'Strasse: bisher «Alte Gasse 9», richtig «Beispielweg 4»',
      '',
    ].join('\n'),
  )
  expect(compareBlocks(register, [{ label: 'leer', text: ' \n' }]).rows).toEqual([])
})

const compared = (text: string) => {
  const directory = readDirectory(text)
  return compareRows(master, directory, directory.rows)
}

test('the example file is ordered by what leads customers astray', () => {
  const { rows, summary, findings } = reportDirectory(directoryExample.stammdaten, directoryExample.liste)
  expect(findings).toEqual([])
  expect(summary).toBe('3 Stellen: 2 dringend, 0 ohne Abweichung')
  expect(rows.map(({ source, line, priority }) => [source, line, priority])).toEqual([
    ['Verband', 3, 'hoch'],
    ['Verzeichnis A', 4, 'hoch'],
    ['Unternehmensprofil', 2, 'gering'],
  ])
  const written = [...csvRows(writeDirectory(rows.toReversed()))].map(({ cells }) => cells.slice(0, 3))
  expect(written).toEqual([
    ['Quelle', 'Zeile', 'Priorität'],
    ['Verzeichnis A', '4', 'hoch'],
    ['Verband', '3', 'hoch'],
    ['Unternehmensprofil', '2', 'gering'],
  ])
})

test.each([
  ['semicolon', ';'],
  ['comma', ','],
  ['tab', '\t'],
])('a file parted by %s, with byte order mark, quotes and CRLF, is read alike', (_, separator) => {
  const rows = [
    ['Verzeichnis', 'Firma', 'Strasse', 'PLZ', 'Ort', 'Tel.', 'Homepage'],
    [
      'A',
      `"Velo${separator}Muster GmbH"`,
      'Beispielstrasse 20',
      '3600',
      'Thun',
      '0331234567',
      'velo-muster.ch',
    ],
  ]
  const text = `\uFEFF${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`
  const { columns, findings } = readDirectory(text)
  expect(columns).toEqual({
    source: 0,
    name: 1,
    legalForm: -1,
    street: 2,
    postalCode: 3,
    town: 4,
    phone: 5,
    uid: -1,
    url: 6,
    house: -1,
    codeAndTown: -1,
  })
  expect(findings).toEqual([])
  expect(compared(text).map(({ source, priority }) => [source, priority])).toEqual([['A', 'gering']])
})

test.each([
  ['directory/no-columns', 'a;b;c\n1;2;3'],
  ['directory/no-columns', ''],
  ['directory/no-rows', 'Name;Telefon'],
  ['directory/encoding', 'Name;Ort\nMÃ¼ller AG;Thun'],
  ['directory/uneven', 'Name;Ort\nMuster AG;Thun;Bern'],
])('%s is found', (rule, text) => {
  expect(readDirectory(text).findings.map((finding) => finding.rule)).toEqual([rule])
})

// As they are exported and kept: bexio, Google's business profiles, Salesforce, HubSpot, Bing Places, a list of one's own.
test.each([
  'Nr.;Name 1;Strasse;Hausnummer;PLZ;Ort;Land;Telefon Fix\n1;Velo Muster GmbH;Beispielstrasse;20;3600;Thun;Schweiz;+41 33 123 45 67',
  'Store code,Business name,Address line 1,Postal code,Locality,Primary phone,Website\n1,Velo Muster GmbH,Beispielstrasse 20,3600,Thun,+41 33 123 45 67,https://velo-muster.ch/',
  'Geschäftscode,Name des Unternehmens,Adresszeile 1,Postleitzahl,Ort,Primäre Telefonnummer,Website\n1,Velo Muster GmbH,Beispielstrasse 20,3600,Thun,+41 33 123 45 67,https://velo-muster.ch/',
  'Account Name,Billing Street,Billing City,Billing Zip/Postal Code,Phone\nVelo Muster GmbH,Beispielstrasse 20,Thun,3600,+41 33 123 45 67',
  'Record ID,Company name,Company owner,Street Address,Postal Code,City,Website URL\n1,Velo Muster GmbH,A B,Beispielstrasse 20,3600,Thun,https://velo-muster.ch/',
  'StoreId,BusinessName,AddressLine1,City,ZipOrPostalCode,PhoneNumber\n1,Velo Muster GmbH,Beispielstrasse 20,Thun,3600,+41 33 123 45 67',
  'Verzeichnis\tFirma\tAdresse\tPLZ/Ort\tTel.\nA\tVelo Muster GmbH\tBeispielstrasse 20\t3600 Thun\t+41 33 123 45 67',
])('%j deviates nowhere, and every part of the address counts', (text) => {
  expect(compared(text)[0]?.priority).toBe('keine')
  for (const wrong of [text.replace(/20(?=[;,\t])/, '22'), text.replace('Thun', 'Bern')])
    expect(compared(wrong)[0]?.priority).toBe('hoch')
})

test('a column that nobody compares is named', () => {
  const { findings } = readDirectory('Name;Land;Ort\nVelo Muster GmbH;CH;Thun')
  expect(findings.map(({ rule, problem }) => [rule, problem])).toEqual([
    ['directory/ignored-columns', 'Nicht verglichen: «Land».'],
  ])
})

test('a column that the file does not have is not missing', () => {
  expect(compared('Name;Telefon\nVelo Muster GmbH;+41 33 123 45 67')[0]?.priority).toBe('keine')
})

test('a value that a spreadsheet would run is guarded on the way out', () => {
  expect(writeDirectory(compared('Quelle;Name\n=cmd();Fremd AG'))).toContain("\r\n'=cmd();2;hoch;")
})

const value = fc.oneof(
  anyText,
  fc.constantFrom('+41 33 123 45 67', 'CHE-123.456.788', 'Muster AG', 'Str. 1 a', '', ' '),
)
const record = fc.record({
  name: value,
  legalForm: value,
  street: value,
  postalCode: value,
  town: value,
  phone: value,
  uid: value,
  url: value,
})

test('a record does not differ from its own canonical form', () => {
  fc.assert(
    fc.property(record, (one) => {
      const { canonical } = compareRecords(one, [])
      const cells = compareRecord(one, canonical)
      expect(cells.filter(({ difference }) => difference !== 'same' && difference !== 'absent')).toEqual([])
    }),
  )
})

test('a canonical form is its own canonical form', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields.map(({ field }) => field)), value, (field, text) => {
      const once = fieldForm(field, text)
      expect(fieldForm(field, once.canonical)).toMatchObject({ canonical: once.canonical, key: once.key })
    }),
  )
})

test('the master record written as a file is read as itself', () => {
  const directory = readDirectory(writeMaster(master))
  const [row] = compareRows(master, directory, directory.rows)
  expect(row?.cells.every(({ difference }) => difference === 'same')).toBe(true)
})

test('any file is compared without an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.array(fc.array(value)).map((rows) => csvText([['Name', 'PLZ', 'Tel'], ...rows])),
      ),
      (text) => {
        expect(compareRecords(emptyRecord, []).rows).toEqual([])
        expect(compared(text).every(({ line }) => line > 0)).toBe(true)
      },
    ),
  )
})

test.each(['Muster AG;3600;044 123 45 67\n', '"', ';', 'a'.repeat(100_000), '0 '])(
  'a megabyte of «%.20s» is compared without delay',
  (part) => {
    const start = performance.now()
    compared(`Name;PLZ;Telefon\n${part.repeat(Math.floor(1_000_000 / part.length))}`)
    expect(performance.now() - start).toBeLessThan(4500)
  },
)
