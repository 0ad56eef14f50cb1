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

/** Reads a field of the firm as what stands at the paths of the graph. */
const firm =
  (field: string, ...paths: string[]): Read =>
  (text) => {
    const { script, findings } = builtGraph({ ...example, [field]: text })
    const found = paths.map((path) => inGraph(script, path))
    return {
      means: found.every((value) => typeof value === 'string') ? found.join(' ') : undefined,
      state: stateOf(findings.filter(({ grade }) => grade !== 'note')),
    }
  }

/** Fields that hold one line, taken over as it stands. */
const plain = {
  name: ['Muster', '0.name'],
  firma: ['Muster', '0.legalName'],
  auch: ['Muster', '0.alternateName'],
  logo: ['https://e.ch/logo.png', '0.logo'],
  bild: ['https://e.ch/bild.jpg', '0.image'],
  strasse: ['Weg 1', '0.address.streetAddress'],
  ort: ['Winterthur', '0.address.addressLocality'],
  preise: ['CHF 80–160', '0.priceRange'],
} as const

const coordinates = '47.49917 8.72950'
const cabinet = 'Schrank https://e.ch/s'

/** Other fields: their pastes, and where they stand. */
const others: [field: string, kind: readonly pastes.DirtyPaste[], ...paths: string[]][] = [
  [
    'email',
    [
      ...lineOf('a@e.ch'),
      ['mailto', 'mailto:a@e.ch', 'a@e.ch'],
      ['brackets', '<a@e.ch>', 'a@e.ch'],
      ['a name', 'Anna', undefined],
    ],
    '0.email',
  ],
  [
    'telefon',
    [
      ...lineOf('+41 52 123 45 67'),
      ['a label', 'Tel. 052 123 45 67', '+41 52 123 45 67'],
      ['a zero in brackets', '+41 (0)52 123 45 67', '+41 52 123 45 67'],
      ['no country', '052 123 45 67', '+41 52 123 45 67'],
      ['a lost zero', '521234567', undefined],
    ],
    '0.telephone',
  ],
  [
    'typ',
    [
      ...lineOf('Dentist'),
      ['German', 'Zahnarzt', 'Dentist'],
      ['small letters', 'dentist', 'Dentist'],
      ['no business', 'Astronaut', undefined],
    ],
    '0.@type',
  ],
  [
    'plz',
    [...lineOf('8400'), ['a country', 'CH-8400', '8400'], ['its town', '8400 Winterthur', undefined]],
    '0.address.postalCode',
  ],
  [
    'kanton',
    [...lineOf('ZH'), ['small letters', 'zh', 'ZH'], ['its name', 'Zürich', 'Zürich']],
    '0.address.addressRegion',
  ],
  [
    'uid',
    [
      ...lineOf('CHE-123.456.788').map(([what, text]): pastes.DirtyPaste => [
        what,
        text,
        '0183:CHE123456788',
      ]),
      ['digits', 'CHE123456788', '0183:CHE123456788'],
      ['a suffix', 'CHE-123.456.788 MWST', '0183:CHE123456788'],
      ['eight digits', 'CHE-123.456.78', undefined],
    ],
    '0.iso6523Code',
  ],
  [
    'gegruendet',
    [
      ...lineOf('1998'),
      ['a day', '1998-03-01', '1998-03-01'],
      ['a Swiss day', '1.3.1998', undefined],
      ['words', 'seit 1998', undefined],
    ],
    '0.foundingDate',
  ],
  [
    'koordinaten',
    [
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
    '0.geo.latitude',
    '0.geo.longitude',
  ],
  [
    'zeiten',
    [
      ['plain', 'Mo-Fr 8-12', '08:00'],
      ['spaces that do not break', 'Mo–Fr\u00A008:00\u00A0–\u00A012:00', '08:00'],
      ['CRLF and a title', 'Öffnungszeiten\r\nMo–Fr: 8.00 – 12.00 Uhr\r\n', '08:00'],
      ['a table', 'Montag\t08:00–12:00', '08:00'],
      ['words', 'wir sind meistens da', undefined],
    ],
    '0.openingHoursSpecification.0.opens',
  ],
  ['profile', pastes.addresses, '0.sameAs.0'],
  [
    'leistungen',
    [
      ['plain', 'Schrank; https://e.ch/s; Bern', cabinet],
      ['a table', 'Schrank\thttps://e.ch/s\tBern', cabinet],
      ['commas', 'Schrank, https://e.ch/s, Bern', cabinet],
      ['an export', '\uFEFFName;Adresse;Gebiet\r\n"Schrank";"https://e.ch/s";Bern', cabinet],
      ['half an address', 'Schrank; /schrank; Bern', undefined],
    ],
    '2.name',
    '2.url',
  ],
]

testDirtyInput(
  {
    ...Object.fromEntries(
      Object.entries(plain).map(([field, [line, path]]) => [
        field,
        [
          [lineOf(line), firm(field, path)],
          [[['an entity', `${line}&amp;b`, `${line}&b`]], firm(field, path)],
        ],
      ]),
    ),
    ...Object.fromEntries(others.map(([field, kind, ...paths]) => [field, [[kind, firm(field, ...paths)]]])),
    startseite: [
      [
        // Of an address only the site is taken.
        pastes.addresses.map(([what, text, means]): pastes.DirtyPaste => [
          what,
          text,
          means && new URL('/', means).href,
        ]),
        firm('startseite', '0.url'),
      ],
    ],
    quelle: [
      [
        pastes.jsonLd,
        (quelle) => {
          const { nodes, verdict } = checkedGraph({ quelle })
          return {
            means: nodes.find(([called]) => called === 'Organization «A»') && 'A',
            state: verdict.state,
          }
        },
      ],
    ],
  },
  { example, choices: 'aufgabe besuch mwst'.split(' ') },
)
