import { campaignReport } from '../../../../src/tools/campaign-link/campaign-links.ts'
import { example } from '../../../../src/tools/campaign-link/facts.ts'
import { lineOf, testDirtyInput } from '../../../support/tools/dirty-input.ts'
import * as pastes from '../../../support/tools/dirty-pastes.ts'

testDirtyInput(
  {
    adresse: [
      [
        pastes.addresses,
        (adresse) => {
          const { links, verdict } = campaignReport({ adresse, kanaele: 'a; social', kampagne: 'x' })
          return { means: links[0]?.link.replace(/[?&]utm_.*/, ''), state: verdict.state }
        },
      ],
    ],
    kampagne: [
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
    kanaele: [
      [
        pastes.channels,
        (kanaele) => {
          const { links, verdict } = campaignReport({ adresse: 'https://e.ch/', kanaele, kampagne: 'x' })
          return { means: links[0] && `${links[0].source} ${links[0].medium}`, state: verdict.state }
        },
      ],
    ],
  },
  { example },
)
