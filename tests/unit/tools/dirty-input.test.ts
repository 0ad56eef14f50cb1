import { expect, test } from 'vitest'
import { readPhone } from '../../../src/lib/swiss-formats/phone.ts'
import { tools, type ToolId } from '../../../src/tools/all-tools.ts'
import { campaignReport } from '../../../src/tools/campaign-link/campaign-links.ts'
import { example as campaign } from '../../../src/tools/campaign-link/facts.ts'
import { chanceReport } from '../../../src/tools/chance/chance-report.ts'
import { example as chance } from '../../../src/tools/chance/facts.ts'
import { example as consent } from '../../../src/tools/consent/facts.ts'
import { example as graph } from '../../../src/tools/graph/facts.ts'
import { builtGraph, checkedGraph } from '../../../src/tools/graph/graph-report.ts'
import { example as hreflang } from '../../../src/tools/hreflang/facts.ts'
import { reportPages } from '../../../src/tools/hreflang/hreflang-report.ts'
import { writeVersions } from '../../../src/tools/hreflang/written-versions.ts'
import { masterDataReport } from '../../../src/tools/master-data/compare.ts'
import { example as masterData } from '../../../src/tools/master-data/facts.ts'
import { example as pageCheck } from '../../../src/tools/page-check/facts.ts'
import { pageReport } from '../../../src/tools/page-check/page-report.ts'
import { verdictWord } from '../../../src/tools/page-check/robots/robots-report.ts'
import { verdictOf, type Finding, type Verdict } from '../../../src/tools/shared/finding.ts'
import { example as snippet } from '../../../src/tools/snippet/facts.ts'
import { snippetReport } from '../../../src/tools/snippet/snippet-report.ts'
import { checkSwissText } from '../../../src/tools/swiss-text/check-swiss-text.ts'
import { example as swissText } from '../../../src/tools/swiss-text/facts.ts'
import { example as vitals } from '../../../src/tools/vitals/facts.ts'
import { splitLcp } from '../../../src/tools/vitals/lcp.ts'
import * as pastes from '../../support/tools/dirty-pastes.ts'

/** What a tool has read in a field, and what it says of the whole. */
interface Reading {
  means: string | undefined
  state: Verdict['state']
}

type Read = (text: string) => Reading

const examples: Record<ToolId, Readonly<Record<string, string>>> = {
  'page-check': pageCheck,
  hreflang,
  snippet,
  'swiss-text': swissText,
  'master-data': masterData,
  vitals,
  chance,
  'campaign-link': campaign,
  graph,
  consent,
}

/** Boxes, lists and days: nobody can paste into them. */
const choices: Partial<Record<ToolId, string>> = {
  hreflang: 'aufgabe form sprache land',
  vitals: 'online',
  chance: 'metric vorherVon vorherBis nachherVon nachherBis',
  graph: 'aufgabe besuch mwst',
  consent: Object.keys(consent).join(' '),
}

const stateOf = (findings: readonly Finding[]) => verdictOf(findings, '').state

const page =
  (
    values: (text: string) => Record<string, string>,
    means: (report: ReturnType<typeof pageReport>) => string | undefined,
  ): Read =>
  (text) => {
    const report = pageReport(values(text))
    return { means: means(report), state: report.verdict.state }
  }
const gate = (report: ReturnType<typeof pageReport>, name: string) =>
  report.gates.find((one) => one.name === name)

const amountOf =
  (field: string): Read =>
  (text) => {
    const { table, findings } = chanceReport({ ...chance, [field]: text })
    const isWrong = findings.some(({ grade }) => grade === 'error')
    // The others are the same: what stands in the table is that of 3,600.
    const plain = chanceReport({ ...chance, [field]: '3600' })
    const isSame = JSON.stringify(table) === JSON.stringify(plain.table)
    return { means: isSame ? '3600' : undefined, state: isWrong ? 'wrong' : 'right' }
  }

const timeOf =
  (field: string): Read =>
  (text) => {
    const values = { server: '900', warten: '900', laden: '900', anzeige: '900', [field]: text }
    const { verdict } = splitLcp(values)
    const lcp = (typed: typeof values) => splitLcp(typed).verdict.reason
    const means = ['800', '1800'].find((time) => lcp({ ...values, [field]: time }) === verdict.reason)
    return { means, state: verdict.state }
  }

/** A field of the firm, as it is written into the graph. */
const firm =
  (field: string, written: (nodes: readonly Record<string, unknown>[]) => unknown): Read =>
  (text) => {
    const { json, findings } = builtGraph({ ...graph, [field]: text })
    const nodes: unknown = JSON.parse(json)['@graph']
    const means = Array.isArray(nodes) ? written(nodes) : undefined
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

const hasSnippet =
  (field: string, part: 'title' | 'description'): Read =>
  (text) => {
    const { previews, verdict } = snippetReport({ [field]: text })
    return { means: previews[0]?.[part], state: verdict.state }
  }

const lineOf = (means: string): pastes.DirtyPaste[] =>
  pastes.lines.map(([what, text]) => [what, text.replace('Muster', means), means])

/** Every field that takes a text, with what may be pasted there and how it is read. */
const fields: Record<string, readonly [kind: readonly pastes.DirtyPaste[], read: Read][]> = {
  'page-check.adresse': [
    [
      pastes.addresses,
      page(
        (adresse) => ({
          adresse,
          seite: 'HTTP/2 200\n\n<body><p>Text',
          robots: 'User-agent: *',
          crawler: 'Googlebot',
        }),
        ({ text, gates }) =>
          gates.some(({ brief }) => brief === 'Adresse fehlt') ? undefined : text.split('\n')[0],
      ),
    ],
  ],
  'page-check.seite': [
    [
      pastes.answers,
      page(
        (seite) => ({ seite }),
        (report) => gate(report, 'Status')?.brief,
      ),
    ],
    [
      [...pastes.sources, ...pastes.headers],
      page(
        (seite) => ({ seite }),
        (report) => (gate(report, 'noindex')?.state === 'closed' ? 'noindex' : undefined),
      ),
    ],
  ],
  'page-check.robots': [
    [
      pastes.robotsFiles,
      page(
        (robots) => ({ robots, liste: '/a', crawler: 'Googlebot' }),
        ({ addresses, verdict }) =>
          verdict.state === 'right' && addresses[0] ? verdictWord(addresses[0]) : undefined,
      ),
    ],
  ],
  'page-check.liste': [
    [
      [...pastes.addresses, ...pastes.paths, ...pastes.sitemaps],
      page(
        (liste) => ({ liste, robots: 'User-agent: *\nDisallow:', crawler: 'Googlebot' }),
        ({ addresses }) => addresses[0]?.address,
      ),
    ],
  ],
  'page-check.crawler': [
    [
      lineOf('Googlebot'),
      page(
        (crawler) => ({ crawler, robots: 'User-agent: *\nDisallow:', liste: '/a' }),
        ({ addresses }) => addresses[0]?.crawlers[0],
      ),
    ],
  ],
  'hreflang.seiten': [
    [
      pastes.addresses.map(([what, text, means]) => [what, text, isAlone(text) ? means : undefined]),
      (text) => {
        const link = '<link rel="alternate" hreflang="de" href="https://anders.ch/">'
        const { findings, matrices } = reportPages(`${text}\n${link}`)
        return { means: matrices[0]?.addresses[0]?.replace(/(?<=\.ch)\/$/, ''), state: stateOf(findings) }
      },
    ],
    [
      pastes.sitemaps,
      (text) => {
        const { findings, matrices } = reportPages(text)
        return { means: matrices[0]?.addresses[0], state: stateOf(findings) }
      },
    ],
  ],
  'hreflang.fassungen': [
    [
      pastes.versions,
      (text) => {
        const { findings, text: block } = writeVersions(text, 'head')
        const [, code, address] = /hreflang="(.*)" href="(.*)"/.exec(block) ?? []
        // One version is enough to be read, and too little to be right.
        const state = stateOf(findings.filter(({ rule }) => rule !== 'hreflang/alone'))
        return { means: state === 'right' ? `${code} ${address}` : undefined, state }
      },
    ],
  ],
  // What is typed there is added to the list above as it is, and judged with it.
  'hreflang.neu': [],
  'snippet.titel': [[pastes.snippets, hasSnippet('titel', 'title')]],
  'snippet.beschreibung': [
    [pastes.snippets.filter(([what]) => what !== 'its element'), hasSnippet('beschreibung', 'description')],
  ],
  'snippet.adresse': [
    [
      pastes.addresses.filter(([, , means]) => means !== undefined),
      (adresse) => {
        const meant = pastes.addresses.find(([, text]) => text === adresse)?.[2] ?? ''
        return { means: shownPath(adresse) === shownPath(meant) ? meant : undefined, state: 'answer' }
      },
    ],
  ],
  'snippet.quelltext': [
    [
      pastes.heads,
      (quelltext) => {
        const { previews, verdict } = snippetReport({ quelltext })
        const title = previews[0]?.title
        return { means: title === 'Ohne Titel' ? undefined : title, state: verdict.state }
      },
    ],
  ],
  'swiss-text.text': [
    [
      pastes.proses,
      (text) => {
        const { findings, mended } = checkSwissText(text)
        const state = stateOf(findings)
        return { means: state === 'unchecked' ? undefined : mended, state }
      },
    ],
  ],
  'master-data.stammdaten': [
    [
      pastes.places.filter(([what]) => !/export|table|zero|guard|exponent|columns|row/.test(what)),
      masterPhone,
    ],
  ],
  'master-data.fundstellen': [
    [
      pastes.places,
      (fundstellen) => {
        const { verdict, places } = masterDataReport({
          stammdaten: 'Velo Muster\n+41 33 123 45 67',
          fundstellen,
        })
        const isRead = verdict.state === 'right' && places.length === 1
        return { means: isRead ? '+41331234567' : undefined, state: verdict.state }
      },
    ],
  ],
  ...Object.fromEntries(
    ['server', 'warten', 'laden', 'anzeige'].map((field) => [
      `vitals.${field}`,
      [[pastes.times, timeOf(field)]],
    ]),
  ),
  ...Object.fromEntries(
    ['vorher', 'nachher', 'vorherKosten', 'nachherKosten'].map((field) => [
      `chance.${field}`,
      [[pastes.amounts, amountOf(field)]],
    ]),
  ),
  'chance.export': [
    [
      pastes.dailyCounts,
      (text) => {
        const days = {
          vorherVon: '2026-09-01',
          vorherBis: '2026-09-01',
          nachherVon: '2026-09-02',
          nachherBis: '2026-09-02',
        }
        const { table, text: result } = chanceReport({ metric: 'clicks', ...days, export: text })
        const counts = table.slice(0, 2).map((row) => row[1]?.split(' ')[0])
        return {
          means: result === '' ? undefined : counts.join(' '),
          state: result === '' ? 'unchecked' : 'answer',
        }
      },
    ],
  ],
  'campaign-link.adresse': [
    [
      pastes.addresses,
      (adresse) => {
        const { links, verdict } = campaignReport({ adresse, kanaele: 'a; social', kampagne: 'x' })
        return { means: links[0]?.link.replace(/[?&]utm_.*/, ''), state: verdict.state }
      },
    ],
  ],
  'campaign-link.kampagne': [
    [
      lineOf('muster'),
      (kampagne) => {
        const { links, verdict } = campaignReport({
          adresse: 'https://e.ch/',
          kanaele: 'a; social',
          kampagne,
        })
        return { means: links[0]?.campaign, state: verdict.state }
      },
    ],
  ],
  'campaign-link.kanaele': [
    [
      pastes.channels,
      (kanaele) => {
        const { links, verdict } = campaignReport({ adresse: 'https://e.ch/', kanaele, kampagne: 'x' })
        return { means: links[0] && `${links[0].source} ${links[0].medium}`, state: verdict.state }
      },
    ],
  ],
  'graph.name': [[pastes.lines, firm('name', first('name'))]],
  'graph.firma': [[pastes.lines, firm('firma', first('legalName'))]],
  'graph.auch': [[pastes.lines, firm('auch', first('alternateName'))]],
  'graph.startseite': [
    [
      pastes.addresses,
      (text) => {
        const { json, findings } = builtGraph({ ...graph, profile: '', startseite: text })
        const home: unknown = JSON.parse(json)['@graph'][0].url
        const meant = pastes.addresses.find(([, written]) => written === text)?.[2]
        const isHome = meant !== undefined && home === new URL('/', meant).href
        return {
          means: isHome ? meant : undefined,
          state: stateOf(findings.filter(({ grade }) => grade !== 'note')),
        }
      },
    ],
  ],
  'graph.logo': [[lineOf('https://e.ch/logo.png'), firm('logo', first('logo'))]],
  'graph.bild': [[lineOf('https://e.ch/bild.jpg'), firm('bild', first('image'))]],
  'graph.email': [
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
  'graph.telefon': [
    [
      [
        ...lineOf('+41 52 123 45 67'),
        ['a label', 'Tel. 052 123 45 67', undefined],
        ['no country', '052 123 45 67', undefined],
        ['a lost zero', '521234567', undefined],
      ],
      firm('telefon', first('telephone')),
    ],
  ],
  'graph.strasse': [[lineOf('Weg 1'), firm('strasse', inAddress('streetAddress'))]],
  'graph.plz': [
    [
      [...lineOf('8400'), ['a country', 'CH-8400', undefined], ['its town', '8400 Winterthur', undefined]],
      firm('plz', inAddress('postalCode')),
    ],
  ],
  'graph.ort': [[lineOf('Winterthur'), firm('ort', inAddress('addressLocality'))]],
  'graph.kanton': [
    [
      [...lineOf('ZH'), ['small letters', 'zh', 'ZH'], ['its name', 'Zürich', undefined]],
      firm('kanton', inAddress('addressRegion')),
    ],
  ],
  'graph.uid': [
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
  'graph.gegruendet': [
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
  'graph.typ': [[lineOf('Dentist'), firm('typ', first('@type'))]],
  'graph.preise': [[lineOf('CHF 80–160'), firm('preise', first('priceRange'))]],
  'graph.koordinaten': [
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
  'graph.zeiten': [
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
  'graph.profile': [
    [
      pastes.addresses,
      firm('profile', (nodes) => {
        const profiles = nodes[0]?.['sameAs']
        const profile: unknown = Array.isArray(profiles) ? profiles[0] : undefined
        return profile
      }),
    ],
  ],
  'graph.leistungen': [
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
  'graph.quelle': [
    [
      pastes.jsonLd,
      (quelle) => {
        const { nodes, verdict } = checkedGraph({ quelle })
        return {
          means: nodes.find(({ called }) => called === 'Organization «A»') && 'A',
          state: verdict.state,
        }
      },
    ],
  ],
}

/** Above a source stands an address and nothing else, or it is one of a list in the source. */
function isAlone(text: string): boolean {
  return !/\t|;1|,"/.test(text)
}

function shownPath(adresse: string): string | undefined {
  return snippetReport({ titel: 'a', adresse }).previews[0]?.path
}

function masterPhone(stammdaten: string): Reading {
  const { verdict, record } = masterDataReport({ stammdaten, fundstellen: 'Velo Muster\n+41 33 123 45 67' })
  return { means: readPhone(record.phone)?.e164, state: verdict.state }
}

test('every field that takes a text is asked', () => {
  const all = Object.keys(tools).flatMap((id) =>
    Object.entries(examples)
      .filter(([tool]) => tool === id)
      .flatMap(([tool, example]) => Object.keys(example).map((field) => ({ tool, field }))),
  )
  const texts = all.filter(({ tool, field }) => {
    const chosen = Object.entries(choices).find(([one]) => one === tool)?.[1] ?? ''
    return !chosen.split(' ').includes(field)
  })
  expect(Object.keys(fields).toSorted()).toEqual(
    texts.map(({ tool, field }) => `${tool}.${field}`).toSorted(),
  )
})

const cases = Object.entries(fields).flatMap(([field, kinds]) =>
  kinds.flatMap(([kind, read]) => kind.map(([what, text, means]) => ({ field, what, text, means, read }))),
)

test.each(cases.filter(({ means }) => means !== undefined))(
  '$field reads $what: $text',
  ({ text, means, read }) => {
    expect(read(text).means).toBe(means)
  },
)

test.each(cases.filter(({ means }) => means === undefined))(
  '$field says that it cannot read $what: $text',
  ({ text, read }) => {
    expect(read(text).state).toMatch(/^(wrong|unchecked)$/)
  },
)
