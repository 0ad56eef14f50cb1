import { expect, test } from 'vitest'
import { limits, pageLimits } from '../../../../audit/weight/limits.ts'
import { exampleIdentity } from '../../../support/operator/example-identity.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

// What a build with every slot filled in added to the heaviest pages, in bytes.
test.each([
  ['html', 208],
  ['script', 676],
  ['firstLoad', 1_441],
] as const)(
  'the words of an operator have room in %s, those of the example are counted in full',
  (kind, added) => {
    const room = pageLimits(otherIdentity)[kind] - limits[kind]
    expect(room).toBeGreaterThanOrEqual(added)
    // What is more than other words need would hide what a developer adds.
    expect(room).toBeLessThanOrEqual(added * 1.3)
    expect(pageLimits(exampleIdentity)[kind]).toBe(limits[kind])
  },
)
