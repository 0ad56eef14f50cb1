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

test('routes that show the texts of their pages, or none, are fine', () => {
  expect(
    problems({ 'index.tsx': "import { Home } from '~/components/home/home'", '__root.tsx': '' }),
  ).toEqual([])
})

test.each([
  ['services/für.tsx', 'für'],
  ['Kontakt.tsx', 'Kontakt'],
  ['services.linkbuilding.tsx', 'services.linkbuilding'],
  ['zwei--striche.tsx', 'zwei--striche'],
  ['über uns.tsx', 'über uns'],
])('%s is no name of a page', (file, part) => {
  expect(problems({ [file]: '' })).toEqual([
    `src/routes/${file}: «${part}» is no part of an address\n    Name the file, and its text, with small letters from a to z, digits and hyphens: «ü» is «ue».`,
  ])
})

test('a route file whose text is gone is told to go, too', () => {
  expect(problems({ 'impressum.tsx': imports('/impressum') })[0]).toBe(
    'src/routes/impressum.tsx:1: shows src/content/impressum.mdx, which is not there\n    Write it, or remove the route file, too.',
  )
})

test.each(['404.tsx', 'assets/neu.tsx'])('%s is where the site has files of its own', (file) => {
  expect(problems({ [file]: '' })).toEqual([
    expect.stringContaining(
      `src/routes/${file}: the site itself has files at /${file.replace('.tsx', '')}\n`,
    ),
  ])
})

test('a second file for one path is printed', () => {
  expect(problems({ 'agb/index.tsx': imports('/agb') })).toEqual([
    'src/routes/agb/index.tsx: is a second file for /agb, beside src/routes/agb.tsx\n    Remove one.',
  ])
})

test.each([
  ['', ': does not show src/content/agb.mdx\n    Write it like the route file of another text'],
  [
    imports('/agbs'),
    ':1: shows src/content/agbs.mdx, which is not there\n    The text of this page is src/content/agb.mdx.',
  ],
  [
    imports('/services/linkbuilding'),
    ':1: shows src/content/services/linkbuilding.mdx, the text of another page',
  ],
])('a route file that holds %j instead of its text is printed', (source, message) => {
  expect(problems({ 'agb.tsx': source })[0]).toContain(`src/routes/agb.tsx${message}`)
})
