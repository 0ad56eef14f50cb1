import { expect, test } from 'vitest'
import { withExamples } from '../../../../ssg/content/identity.ts'
import { siteSchema } from '../../../../src/lib/site/site-schema.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

test.each(Object.keys(siteSchema.shape))('without a right `%s` the rest stays', (field) => {
  for (const wrong of [undefined, 7, []]) {
    const made = withExamples({ ...otherIdentity, [field]: wrong })
    expect({ ...made, [field]: undefined }).toEqual({ ...otherIdentity, [field]: undefined })
  }
})

test('of a file that cannot be read something can be made, so that Vite starts and says why', () => {
  expect(withExamples(undefined).email).toBe('kontakt@suchwerk.example')
})
