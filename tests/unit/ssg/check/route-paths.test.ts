import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { routePaths } from '../../../../ssg/check/route-paths.ts'

const root = mkdtempSync(`${tmpdir()}/routes-`)
afterAll(() => rmSync(root, { recursive: true }))

test('the names of the route files are the paths of the pages; the root is none', () => {
  const files = [
    '__root.tsx',
    'index.tsx',
    'agb.tsx',
    'knowledge-base/index.tsx',
    'knowledge-base/entity-seo.tsx',
    'knowledge-base/notes.md',
  ]
  for (const file of files) {
    mkdirSync(dirname(`${root}/src/routes/${file}`), { recursive: true })
    writeFileSync(`${root}/src/routes/${file}`, '')
  }
  expect(routePaths(root)).toEqual(['/', '/agb', '/knowledge-base', '/knowledge-base/entity-seo'])
})
