import { expect, test } from 'vitest'
import { withExamples } from '../../../../ssg/content/identity.ts'
import { siteSchema } from '../../../../src/lib/site/site-schema.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

test.each(Object.keys(siteSchema.shape))('an identity with a wrong `%s` keeps all other fields', (field) => {
  for (const wrong of [undefined, 7, []]) {
    const made = withExamples({ ...otherIdentity, [field]: wrong })
    expect({ ...made, [field]: undefined }).toEqual({ ...otherIdentity, [field]: undefined })
  }
})

test('an unreadable identity is replaced by the example, so that Vite starts and reports it', () => {
  expect(withExamples(undefined).email).toBe('kontakt@suchwerk.example')
})
