import { checkSwissText } from '../../../../src/tools/swiss-text/check-swiss-text.ts'
import { example } from '../../../../src/tools/swiss-text/facts.ts'
import { stateOf, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

testDirtyInput(
  {
    text: [
      [
        pastes.proses,
        (text) => {
          const { findings, mended } = checkSwissText(text)
          const state = stateOf(findings)
          return { means: state === 'unchecked' ? undefined : mended, state }
        },
      ],
    ],
  },
  { example },
)
