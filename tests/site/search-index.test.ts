import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentOf } from '../support/built-site.ts'
import { urls } from '../support/urls.ts'

const entrySchema = z.looseObject({
  path: z.string(),
  title: z.string().min(1),
  description: z.string().min(1),
})

test('the search knows every page of the spec and no other', () => {
  const entries = z.array(entrySchema).parse(JSON.parse(contentOf('search-index.json')))
  expect(entries.map(({ path }) => path).toSorted()).toEqual(urls.toSorted())
})
