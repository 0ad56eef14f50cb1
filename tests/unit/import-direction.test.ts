import { describe, expect, test } from 'vitest'
import { brokenEdges } from '../support/sources/import-edges.ts'
import { sourceFiles } from '../support/sources/source-files.ts'

test('imports run one way: routes → components → tools → lib, which knows no React; what runs in Node stands outside, and the build does not know its audit', () => {
  const sources = sourceFiles(['src', 'ssg', 'audit', 'serve', 'bench'], /\.tsx?$/)
  expect(sources.length).toBeGreaterThan(100)
  expect(brokenEdges(sources)).toEqual([])
})

const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '')

test('texts import nothing: what they use comes with the MDX map', () => {
  const imports = sourceFiles(['src/content'], /\.mdx$/).filter(({ text }) =>
    /^(import|export)\s/m.test(withoutCode(text)),
  )
  expect(imports.map(({ file }) => file)).toEqual([])
})

describe('an edge against the direction is found', () => {
  test.each([
    ['src/lib/a.ts', "import { Term } from '~/components/reading/term'", 'src/components/reading/term'],
    ['src/lib/a.ts', "import { routeTree } from '../routeTree.gen.ts'", 'src/routeTree.gen.ts'],
    ['src/lib/a.ts', "import type { AppRouter } from '../router'", 'src/router'],
    ['src/lib/a.ts', "import { useState } from 'react'", 'react'],
    ['src/lib/a.ts', "import { useQuery } from '@tanstack/react-query'", '@tanstack/react-query'],
    ['src/lib/a.ts', "import { services } from 'virtual:pages/navigation'", 'virtual:pages/navigation'],
    ['src/lib/a.ts', "import { tools } from '../tools/all-tools.ts'", 'src/tools/all-tools.ts'],
    ['src/tools/a/report.ts', "import { use } from 'react'", 'react'],
    [
      'src/tools/a/a-tool.tsx',
      "import { Prose } from '~/components/reading/prose'",
      'src/components/reading/prose',
    ],
    ['src/components/text/a.tsx', "import Body from '~/content/agb.mdx'", 'src/content/agb.mdx'],
    ['src/components/a.tsx', "import { Route } from '~/routes/agb'", 'src/routes/agb'],
    ['src/components/a.tsx', "import { createAppRouter } from '../router'", 'src/router'],
    ['src/routes/a.tsx', "import { Route } from './b'", 'src/routes/b'],
    ['src/routes/a.tsx', "import { router } from '~/router'", 'src/router'],
    ['src/routes/a.tsx', "import { services } from 'virtual:pages/services'", 'virtual:pages/services'],
    ['src/entry-client.tsx', "import { routeTree } from './routeTree.gen'", 'src/routeTree.gen'],
    ['src/entry-client.tsx', "import { feed } from '../ssg/files/feed.ts'", 'ssg/files/feed.ts'],
    ['src/boot.ts', "import { createRoot } from 'react-dom/client'", 'react-dom/client'],
    ['src/boot.ts', "import { Frame } from './components/frame/frame'", 'src/components/frame/frame'],
    ['src/boot.ts', "const load = () => import('../audit/audit.ts')", 'audit/audit.ts'],
    ['ssg/a.ts', "import { pages } from '../src/entry-server.tsx'", 'src/entry-server.tsx'],
    ['ssg/a.ts', "import { Term } from '../src/components/term.tsx'", 'src/components/term.tsx'],
    ['audit/a.ts', "type Entry = typeof import('../src/entry-server.tsx')", 'src/entry-server.tsx'],
    ['ssg/a.ts', "import { audit } from '../audit/audit.ts'", 'audit/audit.ts'],
    ['audit/a.ts', "import {\n  urls,\n} from '../tests/support/urls.ts'", 'tests/support/urls.ts'],
  ])('%s: %s', (file, text, target) => {
    expect(brokenEdges([{ file, text }])).toEqual([`${file} → ${target}`])
  })
})

describe('an edge along the direction is not', () => {
  test.each([
    [
      'src/routes/a.tsx',
      "import Body from '~/content/agb.mdx'\nimport { page } from '~/content/agb.mdx?facts'",
    ],
    ['src/router.tsx', "import { routeTree } from './routeTree.gen'"],
    ['src/boot.ts', "const load = () => import('./entry-client')"],
    ['src/lib/a.ts', "import type { FileRouteTypes } from '../routeTree.gen.ts'"],
    ['src/components/a.tsx', "import styles from './a.module.css'"],
    [
      'src/components/a.tsx',
      "import { use } from 'react'\nimport { services } from 'virtual:pages/navigation'",
    ],
    ['ssg/a.ts', "export type ServerEntry = typeof import('../src/entry-server.tsx')"],
    ['audit/a.ts', "import type { Content } from '../ssg/content.ts'"],
  ])('%s: %s', (file, text) => {
    expect(brokenEdges([{ file, text }])).toEqual([])
  })
})
