import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRoutes } from '../../../../ssg/check/routes.ts'
import { asPrinted, textFile } from '../../../support/sources/content-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/check-routes-`)
})
afterEach(() => rmSync(root, { recursive: true }))

const imports = (path: string) =>
  `import Text from '~/content${path}.mdx'\nimport { page } from '~/content${path}.mdx?facts'`
const texts = [textFile('Text', '/services/linkbuilding'), textFile('Text', '/agb')]

function problems(files: Record<string, string>): string[] {
  const all = {
    'agb.tsx': imports('/agb'),
    'services/linkbuilding.tsx': imports('/services/linkbuilding'),
    ...files,
  }
  for (const [file, source] of Object.entries(all)) {
    mkdirSync(dirname(`${root}/src/routes/${file}`), { recursive: true })
    writeFileSync(`${root}/src/routes/${file}`, source)
  }
  return asPrinted(checkRoutes(texts, root))
}

test('routes that show the text of their page, or no text, have no problem', () => {
  expect(
    problems({ 'index.tsx': "import { Home } from '~/components/home/home'", '__root.tsx': '' }),
  ).toEqual([])
})

test.each([
  ['services/für.tsx', 'für'],
  ['Kontakt.tsx', 'Kontakt'],
  ['services.linkbuilding.tsx', 'services.linkbuilding'],
])('the route file %s is reported, because its name cannot be an address', (file, part) => {
  expect(problems({ [file]: '' })).toEqual([
    `src/routes/${file}: «${part}» ist kein Teil einer Adresse\n    Nennen Sie die Datei und ihren Text mit kleinen Buchstaben von a bis z, Ziffern und Bindestrichen: «ü» ist «ue».`,
  ])
})

test.each(['404.tsx', 'assets/neu.tsx'])(
  'the route file %s is reported, because the site has files of its own there',
  (file) => {
    expect(problems({ [file]: '' })).toEqual([
      expect.stringContaining(
        `src/routes/${file}: unter /${file.replace('.tsx', '')} hat die Website eigene Dateien\n`,
      ),
    ])
  },
)

test('a second route file for one path is reported', () => {
  expect(problems({ 'agb/index.tsx': imports('/agb') })).toEqual([
    'src/routes/agb/index.tsx: ist eine zweite Datei für /agb, neben src/routes/agb.tsx\n    Entfernen Sie eine.',
  ])
})

test.each([
  ['', ': zeigt src/content/agb.mdx nicht\n    Schreiben Sie die Route wie die eines anderen Textes'],
  [
    imports('/agbs'),
    ':1: zeigt src/content/agbs.mdx, und diese Datei gibt es nicht\n    Der Text dieser Seite ist src/content/agb.mdx.',
  ],
  [
    imports('/services/linkbuilding'),
    ':1: zeigt src/content/services/linkbuilding.mdx, den Text einer anderen Seite',
  ],
])('a route file that holds %j instead of its text is reported', (source, message) => {
  expect(problems({ 'agb.tsx': source })[0]).toContain(`src/routes/agb.tsx${message}`)
})
