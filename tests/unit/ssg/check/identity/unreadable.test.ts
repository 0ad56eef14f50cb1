import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { copySources } from '../../../../../bench/copied-sources.ts'
import { identityFile, slotsFile } from '../../../../../ssg/check/identity/identity-source.ts'
import { unreadable } from '../../../../../ssg/check/identity/unreadable.ts'
import { asPrinted } from '../../../../support/sources/content-files.ts'

const right = `export const site: Site = {
  street: 'Obere Sägewerkstrasse 103',
  locality: 'Interlaken',
  phone: null,
  aiCrawlers: { GPTBot: 'allow' },
}
`
const problems = (text: string) => asPrinted(unreadable(text, 'src/lib/site.ts'))
const howToWrite =
  "\n    Each line ends with a comma, and each text stands between two straight quotes: street: 'Bahnhofstrasse 1',"

test('what operators write can be read', () => {
  expect(problems(right)).toEqual([])
  for (const file of [identityFile, slotsFile])
    expect(unreadable(readFileSync(file, 'utf8'), file)).toEqual([])
})

test.each([
  ['a comma', "103',", "103'", ':2: cannot be read: Expected `,` or `}` but found `Identifier`'],
  ['a quote', "103',", '103,', ':2: cannot be read: Unterminated string'],
  ['the colon', 'locality:', 'locality', ':3: cannot be read: Expected `,` or `}` but found `string`'],
  ['the last brace', '},\n}\n', '},\n', ':6: cannot be read: Expected `}` but found `EOF`'],
])('where %s is missing, the line is named and how to write it', (_, found, written, printed) => {
  expect(problems(right.replace(found, written))).toEqual([`src/lib/site.ts${printed}${howToWrite}`])
})

test('quotes of a text processor are named', () => {
  expect(problems(right.replace("'Interlaken'", '‘Interlaken’'))).toEqual([
    `src/lib/site.ts:3: cannot be read: Invalid Character \`‘\`${howToWrite}`,
  ])
})

test('a word without quotes is named, and what is defined is none', () => {
  expect(problems(right.replace("'Interlaken'", 'Interlaken').replace("'allow'", 'allow'))).toEqual([
    "src/lib/site.ts:3: `locality` is Interlaken without quotes\n    Right is, for example: locality: 'Interlaken',",
    "src/lib/site.ts:5: `GPTBot` is allow without quotes\n    Right is, for example: GPTBot: 'allow',",
  ])
  expect(problems(`const town = 'Thun'\n${right.replace("'Interlaken'", 'town')}`)).toEqual([])
})

test('a field that stands twice is named: only the last would count', () => {
  expect(problems(right.replace('  phone', "  street: 'Sägeweg 3',\n  phone"))).toEqual([
    'src/lib/site.ts:4: `street` stands here a second time\n    Delete the one that does not hold: only the last would count.',
  ])
  expect(
    problems("export const slots = {\n  team: [\n    { id: 'a', name: 'A', id: 'b' },\n  ],\n}\n"),
  ).toEqual([
    'src/lib/site.ts:3: `id` stands here a second time\n    Delete the one that does not hold: only the last would count.',
  ])
})

const copy = copySources('unreadable')
afterAll(() => rmSync(copy, { recursive: true }))

test('`npm run build` says it before Vite could end with a trace, and so do `start` and `dev`', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([scripts.prestart, scripts.predev]).toEqual([scripts.prebuild, scripts.prebuild])
  const source = readFileSync(identityFile, 'utf8')
  writeFileSync(`${copy}/${identityFile}`, source.replace("postalCode: '", "postalCode '"))
  const { stdout, stderr, status } = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: copy,
    encoding: 'utf8',
  })
  expect(`${stdout}${stderr}`).toMatch(
    /^(npm warn .*\n)*src\/lib\/site\.ts:\d+: cannot be read: .*\n {4}Each line ends with a comma, .*\n$/,
  )
  expect(status).toBe(1)
})
