import { builtGraph, checkedGraph } from '../../../../src/tools/graph/graph-report.ts'
import { example } from '../../../../src/tools/graph/facts.ts'
import { lineOf, type Read, stateOf, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

/** The value at a path in the nodes of the built graph, such as «0.address.postalCode». */
const inGraph = (script: string, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      JSON.parse(script.replace(/<[^>]*>/g, '') || '{}')['@graph'],
    )

/** Reads a field of the firm as what stands at the paths of the graph, which a space separates. */
const firm =
  (field: string, paths: string): Read =>
  (text) => {
    const { script, findings } = builtGraph({ ...example, [field]: text })
    const found = paths.split(' ').map((path) => inGraph(script, path))
    return {
      means: found.every((value) => typeof value === 'string') ? found.join(' ') : undefined,
      state: stateOf(findings.filter(({ grade }) => grade !== 'note')),
    }
  }

/** A line that is taken over as it stands. */
const plain = (line: string): pastes.DirtyPaste[] => [
  ...lineOf(line),
  ['an entity', `${line}&amp;b`, `${line}&b`],
]

const coordinates = '47.49917 8.72950'
const cabinet = 'Schrank https://e.ch/s'
const uid = '0183:CHE123456788'

/** Where each field stands, and its pastes. */
const fields: Record<string, [paths: string, ...pastes.DirtyPaste[]]> = {
  name: ['0.name', ...plain('Muster')],
  firma: ['0.legalName', ...plain('Muster')],
  auch: ['0.alternateName', ...plain('Muster')],
  logo: ['0.logo', ...plain('https://e.ch/logo.png')],
  bild: ['0.image', ...plain('https://e.ch/bild.jpg')],
  strasse: ['0.address.streetAddress', ...plain('Weg 1')],
  ort: ['0.address.addressLocality', ...plain('Winterthur')],
  preise: ['0.priceRange', ...plain('CHF 80–160')],
  profile: ['0.sameAs.0', ...pastes.addresses],
  // Of an address only the site is taken.
  startseite: [
    '0.url',
    ...pastes.addresses.map(([what, text, means]): pastes.DirtyPaste => [
      what,
      text,
      means && new URL('/', means).href,
    ]),
  ],
  email: [
    '0.email',
    ...lineOf('a@e.ch'),
    ['mailto', 'mailto:a@e.ch', 'a@e.ch'],
    ['brackets', '<a@e.ch>', 'a@e.ch'],
    ['a name', 'Anna', undefined],
  ],
  telefon: [
    '0.telephone',
    ...lineOf('+41 52 123 45 67'),
    ['a label', 'Tel. 052 123 45 67', '+41 52 123 45 67'],
    ['a zero in brackets', '+41 (0)52 123 45 67', '+41 52 123 45 67'],
    ['no country', '052 123 45 67', '+41 52 123 45 67'],
    ['a lost zero', '521234567', undefined],
  ],
  typ: [
    '0.@type',
    ...lineOf('Dentist'),
    ['German', 'Zahnarzt', 'Dentist'],
    ['small letters', 'dentist', 'Dentist'],
    ['no business', 'Astronaut', undefined],
  ],
  plz: [
    '0.address.postalCode',
    ...lineOf('8400'),
    ['a country', 'CH-8400', '8400'],
    ['its town', '8400 Winterthur', undefined],
  ],
  kanton: [
    '0.address.addressRegion',
    ...lineOf('ZH'),
    ['small letters', 'zh', 'ZH'],
    ['its name', 'Zürich', 'Zürich'],
  ],
  uid: [
    '0.iso6523Code',
    ...lineOf('CHE-123.456.788').map(([what, text]): pastes.DirtyPaste => [what, text, uid]),
    ['digits', 'CHE123456788', uid],
    ['a suffix', 'CHE-123.456.788 MWST', uid],
    ['eight digits', 'CHE-123.456.78', undefined],
  ],
  gegruendet: [
    '0.foundingDate',
    ...lineOf('1998'),
    ['a day', '1998-03-01', '1998-03-01'],
    ['a Swiss day', '1.3.1998', undefined],
    ['words', 'seit 1998', undefined],
  ],
  koordinaten: [
    '0.geo.latitude 0.geo.longitude',
    ['Google Maps', '47.49917, 8.72950', coordinates],
    ['no space', '47.49917,8.72950', coordinates],
    ['decimal commas', '47,49917; 8,72950', coordinates],
    ['decimal commas and a comma', '47,49917, 8,72950', coordinates],
    ['brackets', '(47.49917, 8.72950)', coordinates],
    ['a tab', '47.49917\t8.72950', coordinates],
    ['degrees', `47°29'57"N 8°43'46"E`, undefined],
    ['the other order', '8.72950, 47.49917', undefined],
    ['one of them', '47.49917', undefined],
  ],
  zeiten: [
    '0.openingHoursSpecification.0.opens',
    ['plain', 'Mo-Fr 8-12', '08:00'],
    ['spaces that do not break', 'Mo–Fr\u00A008:00\u00A0–\u00A012:00', '08:00'],
    ['CRLF and a title', 'Öffnungszeiten\r\nMo–Fr: 8.00 – 12.00 Uhr\r\n', '08:00'],
    ['a table', 'Montag\t08:00–12:00', '08:00'],
    ['words', 'wir sind meistens da', undefined],
  ],
  leistungen: [
    '2.name 2.url',
    ['plain', 'Schrank; https://e.ch/s; Bern', cabinet],
    ['a table', 'Schrank\thttps://e.ch/s\tBern', cabinet],
    ['commas', 'Schrank, https://e.ch/s, Bern', cabinet],
    ['an export', '\uFEFFName;Adresse;Gebiet\r\n"Schrank";"https://e.ch/s";Bern', cabinet],
    ['half an address', 'Schrank; /schrank; Bern', undefined],
  ],
}

const page: Read = (quelle) => {
  const { nodes, verdict } = checkedGraph({ quelle })
  const isRead = nodes.some(([called]) => called === 'Organization «A»')
  return { means: isRead ? 'A' : undefined, state: verdict.state }
}

testDirtyInput(
  {
    ...Object.fromEntries(
      Object.entries(fields).map(([field, [paths, ...kind]]) => [field, [[kind, firm(field, paths)]]]),
    ),
    quelle: [[pastes.jsonLd, page]],
  },
  { example, choices: 'aufgabe besuch mwst'.split(' ') },
)
