import { pageReport } from '../../../../src/tools/page-check/page-report.ts'
import { verdictWord } from '../../../../src/tools/page-check/robots/judge-address.ts'
import { example } from '../../../../src/tools/page-check/facts.ts'
import { lineOf, type Read, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

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

testDirtyInput(
  {
    adresse: [
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
    seite: [
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
    robots: [
      [
        pastes.robotsFiles,
        page(
          (robots) => ({ robots, liste: '/a', crawler: 'Googlebot' }),
          ({ addresses: [first], findings }) =>
            first && findings.every(({ rule }) => rule === 'robots/barred') ? verdictWord(first) : undefined,
        ),
      ],
    ],
    liste: [
      [
        [...pastes.addresses, ...pastes.paths, ...pastes.sitemaps],
        page(
          (liste) => ({ liste, robots: 'User-agent: *\nDisallow:', crawler: 'Googlebot' }),
          ({ addresses }) => addresses[0]?.address,
        ),
      ],
    ],
    crawler: [
      [
        lineOf('Googlebot'),
        page(
          (crawler) => ({ crawler, robots: 'User-agent: *\nDisallow:', liste: '/a' }),
          ({ addresses }) => addresses[0]?.crawlers[0],
        ),
      ],
    ],
  },
  { example },
)
