import { expect, test } from 'vitest'
import { ownProgram } from '../../../../../src/lib/site/operator/form-service.ts'

const origin = 'https://firma.example'

test.each([
  ['/api/anfrage', 'Eigener Server', '/api/anfrage'],
  ['https://firma.example/api/anfrage', 'Eigener Server', '/api/anfrage'],
  ['https://formulare.example/f/1', 'Formulare GmbH', undefined],
  ['/contact', 'Netlify Forms (Netlify, Inc., USA)', undefined],
])(
  'enquiries to %s with the form service «%s» go to the operator’s own program %s',
  (enquiryAddress, formService, path) => {
    expect(ownProgram({ origin, enquiryAddress, formService })).toBe(path)
  },
)
