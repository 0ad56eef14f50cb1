import { reportPages } from '../../../../src/tools/hreflang/hreflang-report.ts'
import { writeVersions } from '../../../../src/tools/hreflang/written-versions.ts'
import { example } from '../../../../src/tools/hreflang/facts.ts'
import { stateOf, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

testDirtyInput(
  {
    seiten: [
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
    fassungen: [
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
    neu: [],
  },
  { example, choices: 'aufgabe form sprache land'.split(' ') },
)

/** Above a source stands an address and nothing else, or it is one of a list in the source. */
function isAlone(text: string): boolean {
  return !/\t|;1|,"/.test(text)
}
