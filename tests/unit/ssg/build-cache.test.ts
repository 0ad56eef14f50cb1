import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(`${tmpdir()}/build-cache-`)
vi.stubEnv('BUILD_CACHE', folder)
afterAll(() => rmSync(folder, { recursive: true }))

/** A build that begins: it has used nothing yet. */
function newBuild() {
  vi.resetModules()
  return import('../../../ssg/build-cache.ts')
}

test('a later build knows what an earlier one kept, by its kind and its source', async () => {
  const first = await newBuild()
  expect(first.known('png', '<svg/>')).toBeUndefined()
  expect(String(first.keep('png', '<svg/>', Buffer.from('picture')))).toBe('picture')
  const later = await newBuild()
  expect(String(later.known('png', '<svg/>'))).toBe('picture')
  expect(later.known('png', '<svg />')).toBeUndefined()
  expect(later.known('br', '<svg/>')).toBeUndefined()
})

test('what a build has not used is forgotten; the draft of another build stays', async () => {
  const first = await newBuild()
  first.keep('png', 'old', Buffer.from('1'))
  first.keep('png', 'used', Buffer.from('2'))
  writeFileSync(`${folder}/draft.1`, '')
  const later = await newBuild()
  later.known('png', 'used')
  later.forgetUnused()
  expect(later.known('png', 'old')).toBeUndefined()
  expect(String(later.known('png', 'used'))).toBe('2')
  expect(readdirSync(folder)).toHaveLength(2)
})
