import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { routeTreeFile, writeRouteTree } from '../../../../ssg/content/route-tree.ts'

test('the route tree in the repository is the one generated from the route files', async () => {
  const copy = mkdtempSync(`${tmpdir()}/routes-`)
  cpSync('src/routes', `${copy}/src/routes`, { recursive: true })
  await writeRouteTree(copy)
  const written = readFileSync(`${copy}/${routeTreeFile}`, 'utf8')
  rmSync(copy, { recursive: true })
  expect(written).toBe(readFileSync(routeTreeFile, 'utf8'))
})
