import { readPhone } from '../../../../src/lib/swiss-formats/phone.ts'
import { masterDataReport } from '../../../../src/tools/master-data/master-data-report.ts'
import { example } from '../../../../src/tools/master-data/facts.ts'
import { type Reading, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

testDirtyInput(
  {
    stammdaten: [
      [
        pastes.places.filter(([what]) => !/export|table|zero|guard|exponent|columns|row/.test(what)),
        masterPhone,
      ],
    ],
    fundstellen: [
      [
        pastes.places,
        (fundstellen) => {
          const { verdict, places } = masterDataReport({
            stammdaten: 'Velo Muster\n+41 33 123 45 67',
            fundstellen,
          })
          const isRead = places.length === 1 && places[0]?.correction === ''
          return { means: isRead ? '+41331234567' : undefined, state: verdict.state }
        },
      ],
    ],
  },
  { example },
)

function masterPhone(stammdaten: string): Reading {
  const { verdict, record } = masterDataReport({ stammdaten, fundstellen: 'Velo Muster\n+41 33 123 45 67' })
  return { means: readPhone(record.phone)?.e164, state: verdict.state }
}
