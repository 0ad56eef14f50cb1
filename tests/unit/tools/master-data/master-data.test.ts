import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from '../../../../src/tools/shared/csv.ts'
import { compareRecords } from '../../../../src/tools/master-data/compare-record.ts'
import { canonicalRecord, masterDataReport } from '../../../../src/tools/master-data/master-data-report.ts'
import { readBlock as readingBlock } from '../../../../src/tools/master-data/read-block.ts'
import {
  emptyRecord,
  fieldForm,
  fields,
  isSameValue,
  type Field,
  type MasterRecord,
} from '../../../../src/tools/master-data/field-form.ts'
import { splitLegalForm } from '../../../../src/lib/swiss-formats/legal-form.ts'

/**
 * Sources of expected values: Swiss Post, «Richtige Adressierung» (August 2016); imprints in public repositories; the column names of bexio,
 * Google, Salesforce, HubSpot and Bing Places. UID and phone numbers are in `lib/swiss-formats`, with the Federal Statistical Office and
 * libphonenumber-js as sources.
 */

/** Half characters too. Not the unit `binary` of fast-check, whose table takes more than a second to build. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

const readBlock = (text: string) => readingBlock(text).record

/** A bicycle workshop in Thun. */
const master = {
  name: 'Velo Muster GmbH',
  legalForm: 'GmbH',
  street: 'Beispielstrasse 20',
  postalCode: '3600',
  town: 'Thun',
  phone: '+41 33 123 45 67',
  email: 'info@velo-muster.ch',
  uid: 'CHE-123.456.788',
  url: 'https://velo-muster.ch/',
}

test.each([
  ['name', 'Velo-Muster GmbH', 'spelling'],
  ['name', 'Velo Beispiel GmbH', 'different'],
  ['street', 'Beispielstr. 20', 'spelling'],
  ['street', 'Beispielstraße 20', 'spelling'],
  ['street', 'Beispielstr.20', 'spelling'],
  ['street', 'Beispielstrasse 20a', 'different'],
  ['postalCode', 'CH-3600', 'spelling'],
  ['postalCode', '3601', 'different'],
  ['town', 'Thun BE', 'spelling'],
  ['town', 'Steffisburg', 'different'],
  ['legalForm', 'Gesellschaft mit beschränkter Haftung', 'spelling'],
  ['legalForm', 'Sàrl', 'spelling'],
  ['legalForm', 'AG', 'different'],
  ['uid', 'CHE-123.456.788 MWST', 'spelling'],
  ['uid', 'CHE-109.322.551', 'different'],
  // Directories choose their own notation.
  ['phone', '\u202D+41 33 123 45 67\u202C', 'same'],
  ['phone', '033 123 45 67', 'same'],
  ['phone', '+41 (0)33 123 45 67', 'same'],
  ['phone', '033 123 45 76', 'different'],
  ['url', 'http://www.velo-muster.ch', 'same'],
  ['url', 'velo-muster.ch', 'same'],
  ['url', 'https://velo-muster.ch/kampagne', 'different'],
] satisfies [Field, string, string][])('%s «%s» compares as «%s»', (field, value, difference) => {
  const cells = compareRecords(master, { ...master, [field]: value })
  const judged = Object.fromEntries(cells.map((cell) => [cell.field, cell.difference]))
  const same = Object.fromEntries(cells.map((cell) => [cell.field, 'same']))
  expect(judged).toEqual({ ...same, [field]: difference })
})

// As the Swiss Post, the register and websites write them.
test.each([
  ['town', 'Bern', 'Bern 14'],
  ['town', 'Biel/Bienne', 'Biel'],
  ['town', 'Saint-Sulpice', 'St-Sulpice'],
  ['town', 'Thun', 'Thoune'],
  ['legalForm', 'Einzelunternehmen', 'Raison individuelle'],
  ['street', 'Unteregger Str. 53', 'Unteregger Strasse 53'],
] satisfies [Field, string, string][])('%s «%s» and «%s» count as the same value', (field, one, other) => {
  expect(isSameValue(fieldForm(field, one), fieldForm(field, other))).toBe(true)
})

test.each([
  ['Muster AG', 'Muster', 'AG'],
  ['Muster S.A.', 'Muster', 'AG'],
  ['Muster Sàrl', 'Muster', 'GmbH'],
  ['AG', 'AG', undefined],
  ['Schweizer Alpen-Club SAC', 'Schweizer Alpen-Club SAC', undefined],
  ['Musterag', 'Musterag', undefined],
])('«%s» is split into «%s» and the legal form %s', (name, bare, form) => {
  expect(splitLegalForm(name)).toEqual({ bare, form })
})

const blockOf = (record: MasterRecord) => Object.values(record).join('\n')
const report = (places: string, record: MasterRecord = master) =>
  masterDataReport({ stammdaten: blockOf({ ...record, legalForm: '' }), fundstellen: places })

test.each([
  ['master/uid', 'CHE-123.456.789'],
  ['master/uid', 'CHE-123.456.78'],
  ['master/phone', '033 123 45 6'],
])('%s: «%s» in the master record is an error', (rule, line) => {
  const { findings, verdict } = masterDataReport({
    stammdaten: `Velo Muster\n${line}`,
    fundstellen: 'Velo Muster',
  })
  expect(findings.map((finding) => finding.rule)).toContain(rule)
  expect(verdict.state).toBe('wrong')
})

test('a UID with a wrong check digit is not proposed as a correction, and other fields are', () => {
  const own = 'Velo Muster GmbH\n033 123 45 67\nCHE-123.456.789'
  const { text, verdict } = masterDataReport({
    stammdaten: own,
    fundstellen: own.replace('789', '788').replace('45 67', '45 76'),
  })
  expect(text).toContain('Telefon: bisher «033 123 45 76»')
  expect(text).not.toContain('UID')
  expect(verdict.state).toBe('wrong')
})

test.each<[string, string, string, string[]]>([
  ['033 123 45 67', '079 123 45 67\n033 123 45 67', 'unchecked', ['record/unread']],
  ['033 123 45 67\n079 123 45 67', '079 123 45 67', 'right', []],
  ['033 123 45 67\n079 123 45 67', '033 123 45 67 / 079 123 45 67', 'right', []],
  ['033 123 45 67', '033 999 99 99\n079 123 45 67', 'wrong', ['record/unread']],
  ['033 123 45 67\n079 123 45 6', '033 123 45 67', 'wrong', ['master/phone']],
  [
    '033 123 45 67',
    'Name;Telefon\nVelo Muster GmbH;033 123 45 67 / 0791234567',
    'unchecked',
    ['record/unread'],
  ],
])(
  'of the phone numbers %j and %j one match is enough, and others are reported',
  (own, found, state, named) => {
    const { verdict, findings } = masterDataReport({
      stammdaten: `Velo Muster GmbH\n${own}`,
      fundstellen: found.includes(';') ? found : `Website:\nVelo Muster GmbH\n${found}`,
    })
    expect([verdict.state, findings.map(({ rule }) => rule)]).toEqual([state, named])
  },
)

test('an entry of a register without a phone number is no deviation, and with another one it is', () => {
  const stammdaten = 'Velo Muster GmbH\nBeispielstrasse 20, 3600 Thun\n033 123 45 67'
  const [address = ''] = stammdaten.split('\n033')
  expect(masterDataReport({ stammdaten, fundstellen: `Zefix:\n${address}` }).verdict.state).toBe('right')
  const { verdict } = masterDataReport({ stammdaten, fundstellen: `Zefix:\n${address}\n033 999 99 99` })
  expect(verdict.state).toBe('wrong')
  expect(masterDataReport({ stammdaten, fundstellen: `Verband:\n${address}` }).verdict.state).toBe('warning')
})

const address = 'Velo Muster GmbH\nBeispielstrasse 20\n3600 Thun\n+41 33 123 45 67\nCHE-123.456.788'

test('deviations are listed in order of urgency, with the text of each correction', () => {
  const wrong = address.replace('Beispielstrasse 20', 'Musterweg 3').replace('67', '76').replace('788', '789')
  const { places, text, verdict, findings } = report(
    `Website:\n${address}\nVerzeichnis A:\n${wrong}\nProfil:\nVelo Muster GmbH, Beispielstrasse 20, 3600 Thun`,
  )
  expect(findings).toEqual([])
  expect(places.map(({ source, priority, deviations }) => [source, priority, deviations])).toEqual([
    [
      'Verzeichnis A',
      'hoch',
      'Strasse «Musterweg 3» statt «Beispielstrasse 20», Telefon «+41 33 123 45 76» statt «+41 33 123 45 67», UID «CHE-123.456.789» statt «CHE-123.456.788»',
    ],
    ['Profil', 'mittel', 'Telefon fehlt'],
    ['Website', 'keine', ''],
  ])
  expect(text).toBe(`Verzeichnis A
Bitte berichtigen Sie unseren Eintrag:
Strasse: bisher «Musterweg 3», richtig «Beispielstrasse 20»
Telefon: bisher «+41 33 123 45 76», richtig «+41 33 123 45 67»
UID: bisher «CHE-123.456.789», richtig «CHE-123.456.788»

Profil
Bitte berichtigen Sie unseren Eintrag:
Telefon: fehlt, richtig «+41 33 123 45 67»
`)
  expect(verdict).toMatchObject({ state: 'wrong', word: '2 von 3 Stellen zu berichtigen' })
})

test.each([
  ['', 'Velo Muster GmbH'],
  ['Velo Muster GmbH', 'Website:'],
  ['Velo Muster GmbH', 'Name;Telefon'],
  ['Velo Muster GmbH', 'Velo Muster GmbH\nInhaber Hans Muster'],
  ['asdf', 'asdf'],
  ['asdf', 'Velo Muster GmbH, Musterweg 3, 3600 Thun'],
  ['Velo Muster GmbH, Beispielstrasse 20, 3600 Thun', 'asdf'],
  ['Velo Muster GmbH, Beispielstrasse 20, 3600 Thun', ';;;,,,'],
])('%j compared with %j is unchecked, neither right nor urgent', (stammdaten, fundstellen) => {
  const { verdict, places } = masterDataReport({ stammdaten, fundstellen })
  expect([verdict.state, verdict.word, places]).toEqual(['unchecked', 'Nicht geprüft', []])
})

test.each([
  ['asdf', 'record/unread'],
  ['https://www.local.ch/de/d/thun/velo-muster', 'record/empty'],
])('«%s», which is another name or an address alone, is reported as %s', (text, rule) => {
  expect(report(text)).toMatchObject({ findings: [{ rule, place: 'Stelle 1' }], places: [] })
})

// As people copy them: a profile, a directory, a register, a line a place, a word or an address above.
const line = address.replaceAll('\n', ', ')
test.each([
  ['Profil', `Profil:\n4,8 (120)\n${address}\nGeöffnet · Schliesst um 18:30\nFahrradgeschäft`],
  ['local.ch', `local.ch:\n${address}\nMontag 08:00 - 12:00\n08:00–12:00\nFax: 033 123 45 68`],
  ['Zefix', `Zefix:\n${address}\nSitz: Thun\nZweck: Handel mit Velos`],
  ['Google', `Google\n${address}\nSchweiz`],
  ['Google', `**Google**\n${address}`],
  ['search.ch', `search.ch\n\n${address}`],
  ['www', `Quelle;Name;Adresse;Telefon\nwww;Velo Muster GmbH;Beispielstrasse 20, 3600 Thun;+41331234567`],
  ['www', `sep=;\r\nQuelle;Name;PLZ\r\nwww;Velo Muster GmbH;3600.0`],
  ['www', `Stand Mai 2026\nQuelle;Name;PLZ\nwww;Velo Muster GmbH;3600`],
])('the entry of «%s» in %j has no deviation', (source, text) => {
  const { verdict, places } = report(text)
  expect(places).toMatchObject([{ source, correction: '' }])
  expect(verdict.state).toBe('right')
})

test('a column may say that the firm is closed, which is urgent', () => {
  const { verdict, places } = report('Name;PLZ;Status\nVelo Muster GmbH;3600;Vorübergehend geschlossen')
  expect(verdict).toMatchObject({ state: 'wrong', reason: expect.stringContaining('1 davon dringend.') })
  expect(places[0]?.correction).toBe('Status: bisher «Vorübergehend geschlossen», richtig «geöffnet»')
})

test.each([
  ['info@velo-muster.ch', 'right'],
  ['INFO@velo-muster.ch', 'right'],
  ['verkauf@andere-firma.com', 'warning'],
  ['info(at)alte-firma.ch', 'warning'],
  ['E-Mail: info [at] velo-muster [dot] ch', 'right'],
])('an e-mail address is compared if both have one: %s is %s', (email, state) => {
  const values = { stammdaten: `${address}\ninfo@velo-muster.ch`, fundstellen: `${address}\n${email}` }
  expect(masterDataReport(values).verdict.state).toBe(state)
  expect(masterDataReport({ ...values, fundstellen: address }).verdict.state).toBe('right')
})

test.each([
  ['Mo–Fr 8–12', 'right'],
  ['MO-FR 8-12', 'right'],
  ['Mo–Fr 10–18', 'unchecked'],
])('opening hours are unchecked if both have other ones: %s is %s', (hours, state) => {
  const values = { stammdaten: `${address}\nMo–Fr 8–12`, fundstellen: `${address}\n${hours}` }
  expect(masterDataReport(values).verdict.state).toBe(state)
})

test('each line with a name before it is a place of its own', () => {
  const { places } = report(`Google: ${line}\nlocal.ch – ${line.replace('20', '22')}`)
  expect(places.map(({ source, priority }) => [source, priority])).toEqual([
    ['local.ch', 'hoch'],
    ['Google', 'keine'],
  ])
})

test('blocks without names end where a field comes again, not at the empty lines of an imprint', () => {
  const imprint = 'Velo Muster GmbH\n\nBeispielstrasse 20\n3600 Thun\n\n033 123 45 67'
  const { places } = masterDataReport({
    stammdaten: imprint,
    fundstellen: `${imprint}\n\nVelo Muster\nMusterweg 3\n\n3600 Thun`,
  })
  expect(places.map(({ source, priority }) => [source, priority])).toEqual([
    ['Stelle 2', 'hoch'],
    ['Stelle 1', 'keine'],
  ])
})

test('a name above an empty line belongs to the street below, whatever else stands there', () => {
  const text = 'Velo Muster GmbH\n\nBeispielstrasse 20\n3600 Thun\nTermin vereinbaren\nVelos'
  expect(report(text).places).toHaveLength(1)
})

test('two equal places count as two, and a paragraph without data belongs to the one above', () => {
  const place = 'Velo Muster GmbH\n3600 Thun\n\ninfo@velo-muster.ch'
  const { places, findings } = masterDataReport({ stammdaten: place, fundstellen: `${place}\n\n${place}` })
  expect(places.map(({ source }) => source)).toEqual(['Stelle 1', 'Stelle 2'])
  expect(findings).toEqual([])
})

const whole = {
  ...master,
  street: 'Beispielstrasse 20a',
  phone: '033 123 45 67',
  uid: 'CHE-123.456.788 MWST',
}

test.each([
  'Velo Muster GmbH\nBeispielstrasse 20a\n3600 Thun\n033 123 45 67\ninfo@velo-muster.ch\nCHE-123.456.788 MWST\nhttps://velo-muster.ch/',
  'Velo Muster GmbH, Beispielstrasse 20a, 3600 Thun, 033 123 45 67, info@velo-muster.ch, CHE-123.456.788 MWST, https://velo-muster.ch/',
  'Firma: Velo Muster GmbH\nStrasse: Beispielstrasse 20a\nPLZ/Ort: CH-3600 Thun\nTel. 033 123 45 67\nE-Mail: info@velo-muster.ch\nUID: CHE-123.456.788 MWST\nWebsite: https://velo-muster.ch/',
  'Firma: Velo Muster GmbH\nStrasse: Beispielstrasse\nNr.: 20a\nPLZ: 3600\nOrt: Thun\nTel.: 033 123 45 67\nE-Mail: info@velo-muster.ch\nUID: CHE-123.456.788 MWST\nWebsite: https://velo-muster.ch/',
])('all fields of %j are read', (block) => {
  expect(readBlock(block)).toEqual(whole)
})

test.each([
  ['www.velo-muster.ch', { url: 'www.velo-muster.ch' }],
  ['velo-muster.ch/kontakt', { url: 'velo-muster.ch/kontakt' }],
  ['FL-9490 Vaduz', { postalCode: '9490', town: 'Vaduz' }],
  ['Telefon +423 232 12 12', { phone: '+423 232 12 12' }],
  ['Café 3 Könige', { name: 'Café 3 Könige' }],
  ['Rue du Lac 12', { street: 'Rue du Lac 12' }],
  ['E-Mail info@velo-muster.ch', { email: 'info@velo-muster.ch' }],
  // As Google shows it.
  ['Öffnungszeiten: Geschlossen · Öffnet Mo um 07:30', {}],
  ['4,8 ★★★★★ 23 Google-Rezensionen', {}],
  ['', {}],
])('«%s» is read as %j', (block, found) => {
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
  ['Studio Muster\nTelefono: +41 91 225 12 40', { phone: '+41 91 225 12 40' }],
  ['MUSTER\nWhatsApp +41 76 235 21 26', { phone: '+41 76 235 21 26' }],
  ['Amt Muster\nTelefax 031 633 77 31\nTelefon 031 633 77 30', { phone: '031 633 77 30', street: '' }],
  ['Muster SA\nRue du Grand-Chêne 8, 1003 Lausanne Switzerland', { town: 'Lausanne' }],
  ['Muster GmbH\nDorf 3, Fehraltorf, Switzerland', { street: 'Dorf 3', town: 'Fehraltorf' }],
  ['Muster GmbH\nPLZ 8320 Fehraltorf', { postalCode: '8320', town: 'Fehraltorf' }],
  ['Radius 39\nWielandplatz 8\n4054 Basel', { name: 'Radius 39', street: 'Wielandplatz 8' }],
  ['Obst Muster\nMarktplatz\n4001 Basel', { name: 'Obst Muster', street: 'Marktplatz' }],
  ['Lokal\nFeldbergstr.26\n4057 Basel', { name: 'Lokal', street: 'Feldbergstr.26' }],
  ['Muster AG, Postfach 123, Hauptgasse 5, 8021 Zürich', { street: 'Hauptgasse 5' }],
  ['Muster, Huber Rechtsanwälte AG\n8001 Zürich', { name: 'Muster, Huber Rechtsanwälte AG' }],
  ['Muster.ch — Einzelunternehmen\nHauptgasse 5', { name: 'Muster.ch — Einzelunternehmen' }],
])('the data in «%s» are read without loss', (block, found) => {
  expect(readBlock(block)).toMatchObject(found)
})

// The forms of the Swiss Post, «Richtige Adressierung», August 2016, and of postadressglobal.com for a firm; some names are shorter.
test.each([
  ['Müller AG\nZollikerstrasse 788\n8008 Zürich', 'Müller AG, Zollikerstrasse 788, 8008, Zürich'],
  [
    'Müller AG\nHerr R. Bürki\nZollikerstrasse 788\n8008 Zürich',
    'Müller AG, Zollikerstrasse 788, 8008, Zürich',
  ],
  ['Herr\nHans Schweizer\nHauptgasse 10\n3011 Bern', 'Hans Schweizer, Hauptgasse 10, 3011, Bern'],
  ['Herr\nErich Müller\nBahnhofstrasse 4/8\n8001 Zürich', 'Erich Müller, Bahnhofstrasse 4/8, 8001, Zürich'],
  ['Herr\nLukas Meier\nOltenstrasse 50A\n4702 Oensingen', 'Lukas Meier, Oltenstrasse 50A, 4702, Oensingen'],
  ['Frau\nSusi Frei\nc/o Hans Schweizer\nHauptgasse 10\n3011 Bern', 'Susi Frei, Hauptgasse 10, 3011, Bern'],
  ['Schweizer AG\nPostfach\n3000 Bern 8', 'Schweizer AG, , 3000, Bern 8'],
  ['Verlag AG\nFrau Nicole Lorenz\nDorfstrasse 51\n8050 Zürich', 'Verlag AG, Dorfstrasse 51, 8050, Zürich'],
])('the published address %j is read into its fields', (block, read) => {
  const { name, street, postalCode, town } = readBlock(block)
  expect([name, street, postalCode, town].join(', ')).toBe(read)
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
])('the table %j has no deviation, and a wrong street or town in it is urgent', (text) => {
  expect(report(text).places[0]?.priority).toBe('keine')
  for (const wrong of [text.replace(/20(?=[;,\t])/, '22'), text.replace('Thun', 'Bern')])
    expect(report(wrong).places[0]?.priority).toBe('hoch')
})

test('a column that is not compared is reported', () => {
  expect(report('Name;Land;Ort\nVelo Muster GmbH;CH;Thun').findings).toMatchObject([
    { rule: 'table/ignored-columns', problem: 'Nicht verglichen: «Land».' },
  ])
})

test.each(['Name;Telefon\nVelo Muster GmbH;+41 33 123 45 67', 'Quelle;Telefon\nA;+41 33 123 45 67'])(
  'a field for which %j has no column is not reported as missing',
  (table) => {
    expect(report(table)).toMatchObject({ verdict: { state: 'right' }, places: [{ priority: 'keine' }] })
  },
)

const value = fc.oneof(
  anyText,
  fc.constantFrom('+41 33 123 45 67', 'CHE-123.456.788', 'Muster AG', 'Str. 1 a', '', ' '),
)
test('a record does not differ from its own canonical form', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), value), (written) => {
      const one = { ...emptyRecord, ...written }
      const differences = compareRecords(one, canonicalRecord(one)).map(({ difference }) => difference)
      expect(differences.filter((difference) => difference !== 'same')).toEqual([])
    }),
  )
})

test('any input is compared without an error', () => {
  const table = fc.array(fc.array(value)).map((rows) => csvText([['Name', 'PLZ', 'Tel'], ...rows]))
  fc.assert(
    fc.property(anyText, fc.oneof(anyText, table), (stammdaten, fundstellen) => {
      expect(masterDataReport({ stammdaten, fundstellen })).toHaveProperty('verdict')
    }),
  )
})
