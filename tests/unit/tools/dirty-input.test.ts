import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tools } from '../../../src/tools/all-tools.ts'

test.each(Object.keys(tools))('the tool %s has a test for what people paste into its fields', (id) => {
  expect(existsSync(`tests/unit/tools/${id}/dirty-input.test.ts`)).toBe(true)
})
