import { builtGraph, checkedGraph } from '../../../../src/tools/graph/graph-report.ts'
import { example } from '../../../../src/tools/graph/facts.ts'
import { lineOf, type Read, stateOf, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

const nodesIn = (script: string): Record<string, unknown>[] =>
  JSON.parse(script.replace(/<[^>]*>/g, ''))['@graph']

/** A field of the firm, as it is written into the graph. */
const firm =
  (field: string, written: (nodes: readonly Record<string, unknown>[]) => unknown): Read =>
  (text) => {
    const { script, findings } = builtGraph({ ...example, [field]: text })
    const means = written(nodesIn(script))
    return {
      means: typeof means === 'string' ? means : undefined,
      state: stateOf(findings.filter(({ grade }) => grade !== 'note')),
    }
  }
const first = (property: string) => (nodes: readonly Record<string, unknown>[]) => nodes[0]?.[property]
const inAddress = (property: string) => (nodes: readonly Record<string, unknown>[]) => {
  const address = nodes[0]?.['address']
  const value: unknown =
    typeof address === 'object' && address !== null ? Reflect.get(address, property) : undefined
  return value
}

/** Fields that hold one line, taken over as it stands. */
const plain = {
  name: ['Muster', first('name')],
  firma: ['Muster', first('legalName')],
  auch: ['Muster', first('alternateName')],
  logo: ['https://e.ch/logo.png', first('logo')],
  bild: ['https://e.ch/bild.jpg', first('image')],
  strasse: ['Weg 1', inAddress('streetAddress')],
  ort: ['Winterthur', inAddress('addressLocality')],
  typ: ['Dentist', first('@type')],
  preise: ['CHF 80–160', first('priceRange')],
} as const

testDirtyInput(
  {
    ...Object.fromEntries(
      Object.entries(plain).map(([field, [line, written]]) => [
        field,
        [
          [lineOf(line), firm(field, written)],
          [[['an entity', `${line}&amp;b`, `${line}&b`]], firm(field, written)],
        ],
      ]),
    ),
    startseite: [
      [
        pastes.addresses,
        (text) => {
          const { script, findings } = builtGraph({ ...example, profile: '', startseite: text })
          const home = nodesIn(script)[0]?.['url']
          const meant = pastes.addresses.find(([, written]) => written === text)?.[2]
          const isHome = meant !== undefined && home === new URL('/', meant).href
          return {
            means: isHome ? meant : undefined,
            state: stateOf(findings.filter(({ grade }) => grade !== 'note')),
          }
        },
      ],
    ],
    email: [
      [
        [
          ...lineOf('a@e.ch'),
          ['mailto', 'mailto:a@e.ch', 'a@e.ch'],
          ['brackets', '<a@e.ch>', 'a@e.ch'],
          ['a name', 'Anna', undefined],
        ],
        firm('email', first('email')),
      ],
    ],
    telefon: [
      [
        [
          ...lineOf('+41 52 123 45 67'),
          ['a label', 'Tel. 052 123 45 67', undefined],
          ['no country', '052 123 45 67', '+41 52 123 45 67'],
          ['a lost zero', '521234567', undefined],
        ],
        firm('telefon', first('telephone')),
      ],
    ],
    plz: [
      [
        [...lineOf('8400'), ['a country', 'CH-8400', undefined], ['its town', '8400 Winterthur', undefined]],
        firm('plz', inAddress('postalCode')),
      ],
    ],
    kanton: [
      [
        [...lineOf('ZH'), ['small letters', 'zh', 'ZH'], ['its name', 'Zürich', 'Zürich']],
        firm('kanton', inAddress('addressRegion')),
      ],
    ],
    uid: [
      [
        [
          ...lineOf('CHE-123.456.788'),
          ['digits', 'CHE123456788', 'CHE-123.456.788'],
          ['a suffix', 'CHE-123.456.788 MWST', 'CHE-123.456.788'],
          ['eight digits', 'CHE-123.456.78', undefined],
        ],
        firm('uid', (nodes) => {
          const vat = nodes[0]?.['vatID']
          return typeof vat === 'string' ? vat.replace(' MWST', '') : undefined
        }),
      ],
    ],
    gegruendet: [
      [
        [
          ...lineOf('1998'),
          ['a day', '1998-03-01', '1998-03-01'],
          ['a Swiss day', '1.3.1998', undefined],
          ['words', 'seit 1998', undefined],
        ],
        firm('gegruendet', first('foundingDate')),
      ],
    ],
    koordinaten: [
      [
        [
          ['Google Maps', '47.49917, 8.72950', '47.49917 8.72950'],
          ['no space', '47.49917,8.72950', '47.49917 8.72950'],
          ['decimal commas', '47,49917; 8,72950', '47.49917 8.72950'],
          ['decimal commas and a comma', '47,49917, 8,72950', '47.49917 8.72950'],
          ['brackets', '(47.49917, 8.72950)', '47.49917 8.72950'],
          ['a tab', '47.49917\t8.72950', '47.49917 8.72950'],
          ['degrees', `47°29'57"N 8°43'46"E`, undefined],
          ['the other order', '8.72950, 47.49917', undefined],
          ['one of them', '47.49917', undefined],
        ],
        firm('koordinaten', (nodes) => {
          const geo = nodes[0]?.['geo']
          return typeof geo === 'object' && geo !== null
            ? `${String(Reflect.get(geo, 'latitude'))} ${String(Reflect.get(geo, 'longitude'))}`
            : undefined
        }),
      ],
    ],
    zeiten: [
      [
        [
          ['plain', 'Mo-Fr 8-12', '08:00'],
          ['spaces that do not break', 'Mo–Fr\u00A008:00\u00A0–\u00A012:00', '08:00'],
          ['CRLF and a title', 'Öffnungszeiten\r\nMo–Fr: 8.00 – 12.00 Uhr\r\n', '08:00'],
          ['a table', 'Montag\t08:00–12:00', '08:00'],
          ['words', 'wir sind meistens da', undefined],
        ],
        firm('zeiten', (nodes) => {
          const hours = nodes[0]?.['openingHoursSpecification']
          const opens: unknown = Array.isArray(hours) ? hours[0]?.opens : undefined
          return opens
        }),
      ],
    ],
    profile: [
      [
        pastes.addresses,
        firm('profile', (nodes) => {
          const profiles = nodes[0]?.['sameAs']
          const profile: unknown = Array.isArray(profiles) ? profiles[0] : undefined
          return profile
        }),
      ],
    ],
    leistungen: [
      [
        [
          ['plain', 'Schrank; https://e.ch/s; Bern', 'Schrank https://e.ch/s'],
          ['a table', 'Schrank\thttps://e.ch/s\tBern', 'Schrank https://e.ch/s'],
          ['commas', 'Schrank, https://e.ch/s, Bern', 'Schrank https://e.ch/s'],
          [
            'an export',
            '\uFEFFName;Adresse;Gebiet\r\n"Schrank";"https://e.ch/s";Bern',
            'Schrank https://e.ch/s',
          ],
          ['no address', 'Schrank nach Mass', undefined],
        ],
        firm('leistungen', (nodes) => `${String(nodes[2]?.['name'])} ${String(nodes[2]?.['url'])}`),
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
