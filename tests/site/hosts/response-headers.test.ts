import { expect, test } from 'vitest'
import { files } from '../../support/site/built-site.ts'
import { responseHeaders } from '../../support/hosts/response-headers.ts'

test('what lies in assets is kept for a year, because its name changes with its content', () => {
  expect(responseHeaders('/assets/any.js').get('cache-control')).toBe('public, max-age=31536000, immutable')
  const names = files.filter((file) => file.startsWith('assets/'))
  expect(names.filter((file) => !/-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(file))).toEqual([])
  expect(names).not.toEqual([])
})

test('nothing else is kept without asking', () => {
  const kept = files.filter(
    (file) => !file.startsWith('assets/') && responseHeaders(`/${file}`).has('cache-control'),
  )
  expect(kept).toEqual([])
})
