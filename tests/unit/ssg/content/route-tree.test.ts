import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { writeRouteTree } from '../../../../ssg/content/route-tree.ts'

const copy = mkdtempSync(`${tmpdir()}/routes-`)
const tree = () => readFileSync(`${copy}/src/routeTree.gen.ts`, 'utf8')
cpSync('src/routes', `${copy}/src/routes`, { recursive: true })
afterAll(() => rmSync(copy, { recursive: true }))

test('the route tree in the repository is the one generated from the route files', async () => {
  await writeRouteTree(copy)
  expect(tree()).toBe(readFileSync('src/routeTree.gen.ts', 'utf8'))
})

test('a new route file becomes a typed path without a build', async () => {
  const route = readFileSync(`${copy}/src/routes/agb.tsx`, 'utf8')
  writeFileSync(`${copy}/src/routes/ueber-uns.tsx`, route)
  await writeRouteTree(copy)
  expect(tree()).toContain("'/ueber-uns': typeof UeberUnsRoute")
  expect(readFileSync(`${copy}/src/routes/ueber-uns.tsx`, 'utf8')).toContain("createFileRoute('/ueber-uns')")
})
