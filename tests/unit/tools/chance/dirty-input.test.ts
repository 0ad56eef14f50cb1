import { chanceReport } from '../../../../src/tools/chance/chance-report.ts'
import { example } from '../../../../src/tools/chance/facts.ts'
import { type Read, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

const amountOf =
  (field: string): Read =>
  (text) => {
    const { table, findings } = chanceReport({ ...example, [field]: text })
    const isWrong = findings.some(({ grade }) => grade === 'error')
    // The others are the same: what stands in the table is that of 3,600.
    const plain = chanceReport({ ...example, [field]: '3600' })
    const isSame = JSON.stringify(table) === JSON.stringify(plain.table)
    return { means: isSame ? '3600' : undefined, state: isWrong ? 'wrong' : 'right' }
  }

/** Money is no count. */
const eventCounts = pastes.amounts.map(([what, text, means]): pastes.DirtyPaste => [
  what,
  text,
  /currency|centimes/.test(what) && what !== 'centimes' ? undefined : means,
])

testDirtyInput(
  {
    ...Object.fromEntries(
      ['vorherKosten', 'nachherKosten'].map((field) => [field, [[pastes.amounts, amountOf(field)]]]),
    ),
    ...Object.fromEntries(['vorher', 'nachher'].map((field) => [field, [[eventCounts, amountOf(field)]]])),
    export: [
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
  },
  { example, choices: 'metric vorherVon vorherBis nachherVon nachherBis nulltage'.split(' ') },
)
