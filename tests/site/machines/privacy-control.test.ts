import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentOf } from '../../support/site/built-site.ts'

// https://www.w3.org/TR/gpc/#gpc-support-resource
test('the site says where browsers ask that it honours Global Privacy Control', () => {
  const support = z.object({ gpc: z.literal(true), lastUpdate: z.iso.date() })
  expect(() => support.parse(JSON.parse(contentOf('.well-known/gpc.json')))).not.toThrow()
})
