import { example } from '../../../../src/tools/consent/facts.ts'
import { testDirtyInput } from '../../../support/tools/dirty-input.ts'

// Boxes and lists: nobody can paste into them.
testDirtyInput({}, { example, choices: Object.keys(example) })
