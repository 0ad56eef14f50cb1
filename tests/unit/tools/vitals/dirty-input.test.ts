import { splitLcp } from '../../../../src/tools/vitals/lcp.ts'
import { example } from '../../../../src/tools/vitals/facts.ts'
import { type Read, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

const timeOf =
  (field: string): Read =>
  (text) => {
    const values = { server: '900', warten: '900', laden: '900', anzeige: '900', lcp: '900', [field]: text }
    const { verdict } = splitLcp(values)
    const lcp = (typed: typeof values) => splitLcp(typed).verdict.reason
    const means = ['800', '1800'].find((time) => lcp({ ...values, [field]: time }) === verdict.reason)
    return { means, state: verdict.state }
  }

testDirtyInput(
  Object.fromEntries(
    ['lcp', 'server', 'warten', 'laden', 'anzeige'].map((field) => [field, [[pastes.times, timeOf(field)]]]),
  ),
  { example, choices: 'online element'.split(' ') },
)
