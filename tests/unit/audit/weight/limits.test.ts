import { expect, test } from 'vitest'
import { limits, pageLimits } from '../../../../audit/weight/limits.ts'
import { exampleIdentity } from '../../../support/operator/example-identity.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

// What a build with every slot filled in added to the heaviest pages, in bytes.
test.each([
  ['html', 204],
  ['script', 669],
  ['firstLoad', 1_474],
] as const)(
  'the words of an operator have room in %s, those of the example are counted in full',
  (kind, added) => {
    expect(pageLimits(otherIdentity)[kind]).toBeGreaterThanOrEqual(limits[kind] + added)
    expect(pageLimits(exampleIdentity)[kind]).toBe(limits[kind])
  },
)
