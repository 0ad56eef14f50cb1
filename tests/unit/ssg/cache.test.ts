import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'
import { openCache } from '../../../ssg/cache.ts'

const folder = mkdtempSync(`${tmpdir()}/cache-`)
vi.stubEnv('BUILD_CACHE', folder)
afterAll(() => rmSync(folder, { recursive: true }))

const open = (name = 'build') => openCache(name, ['publish'])

test('a later run gets what an earlier one has made, by its kind and its source', () => {
  const first = open()
  expect(first.get('png', '<svg/>')).toBeUndefined()
  expect(String(first.set('png', '<svg/>', Buffer.from('picture')))).toBe('picture')
  const later = open()
  expect(String(later.get('png', '<svg/>'))).toBe('picture')
  expect(later.get('png', '<svg />')).toBeUndefined()
  expect(later.get('br', '<svg/>')).toBeUndefined()
})

test('what a run has not used is pruned; the draft of another run and what another program has made stay', () => {
  const first = open()
  first.set('png', 'old', Buffer.from('1'))
  first.set('png', 'used', Buffer.from('2'))
  writeFileSync(`${folder}/build/draft.1`, '')
  open('audit').set('png', 'old', Buffer.from('3'))
  const later = open()
  later.get('png', 'used')
  later.prune()
  expect(later.get('png', 'old')).toBeUndefined()
  expect(String(later.get('png', 'used'))).toBe('2')
  expect(readdirSync(`${folder}/build`)).toHaveLength(2)
  expect(String(open('audit').get('png', 'old'))).toBe('3')
})
