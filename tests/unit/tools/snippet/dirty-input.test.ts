import { snippetReport } from '../../../../src/tools/snippet/snippet-report.ts'
import { example } from '../../../../src/tools/snippet/facts.ts'
import { type Read, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

const hasSnippet =
  (field: string, part: 'title' | 'description'): Read =>
  (text) => {
    const { previews, verdict } = snippetReport({ [field]: text })
    return { means: previews[0]?.[part], state: verdict.state }
  }

function shownPath(adresse: string): string | undefined {
  return snippetReport({ titel: 'a', adresse }).previews[0]?.path
}

testDirtyInput(
  {
    titel: [[pastes.snippets, hasSnippet('titel', 'title')]],
    beschreibung: [
      [pastes.snippets.filter(([what]) => what !== 'its element'), hasSnippet('beschreibung', 'description')],
    ],
    adresse: [
      [
        pastes.addresses.filter(([, , means]) => means !== undefined),
        (adresse) => {
          const meant = pastes.addresses.find(([, text]) => text === adresse)?.[2] ?? ''
          return { means: shownPath(adresse) === shownPath(meant) ? meant : undefined, state: 'right' }
        },
      ],
    ],
    quelltext: [
      [
        pastes.heads,
        (quelltext) => {
          const { previews, verdict } = snippetReport({ quelltext })
          const title = previews[0]?.title
          return { means: title === 'Ohne Titel' ? undefined : title, state: verdict.state }
        },
      ],
    ],
  },
  { example },
)
