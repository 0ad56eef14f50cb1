import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sourceFiles } from '../support/sources/source-files.ts'

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

test('the version is that of the spec', () => {
  expect(version).toBe('1.0.6')
})

test('it is written in package.json only', () => {
  const copies = sourceFiles(['src', 'ssg', 'audit', 'serve', 'public'], /\.(tsx?|css|mdx|yaml|svg|txt)$/)
    .filter(({ text }) => text.includes(version))
    .map(({ file }) => file)
  expect(copies).toEqual([])
})
