import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readSources, sourcesFile, validSources } from '../../../../ssg/content/sources.ts'

test('the register is read as it is written, and its complete entries are told from the others', () => {
  const root = mkdtempSync(`${tmpdir()}/sources-`)
  mkdirSync(`${root}/src/content`, { recursive: true })
  const complete = [
    'w-inp:',
    '  title: INP',
    '  publisher: web.dev',
    '  url: https://web.dev/inp',
    '  checked: "2026-11-20"',
  ]
  writeFileSync(`${root}/${sourcesFile}`, [...complete, 'g-seo:', '  title: SEO', ''].join('\n'))
  const register = readSources(root)
  rmSync(root, { recursive: true })
  expect(Object.keys(register)).toEqual(['w-inp', 'g-seo'])
  expect(validSources(register)).toEqual({
    'w-inp': { title: 'INP', publisher: 'web.dev', url: 'https://web.dev/inp', checked: '2026-11-20' },
  })
})
