import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkSlots } from '../../../../../ssg/check/identity/slots.ts'
import { readContent } from '../../../../../ssg/content/content.ts'
import { identityFile, site, slotsFile } from '../../../../../ssg/content/identity.ts'
import { parseYaml, readYaml } from '../../../../../ssg/content/yaml-file.ts'
import { emptySlots } from '../../../../../src/lib/site/slots-schema.ts'
import { filledSlots, firstOffered, secondOffered } from '../../../../support/operator/filled-slots.ts'
import { articleFile, asPrinted } from '../../../../support/sources/content-files.ts'

const root = mkdtempSync(`${tmpdir()}/slots-`)
mkdirSync(`${root}/public/team`, { recursive: true })
writeFileSync(`${root}/public/team/anna-beispiel.webp`, '')
afterAll(() => rmSync(root, { recursive: true }))

const services = [firstOffered, secondOffered].map((path) => articleFile({}, { path }))
const number = 'CHE-999.999.996 MWST'
const problems = (filled: unknown, texts = services, taxNumber: string | null = number) =>
  asPrinted(checkSlots(parseYaml(slotsFile, stringify(filled)), taxNumber, texts, root))
const lineOf = (filled: unknown, place: string) => stringify(filled).split(place)[0]?.split('\n').length
const remedy = '\n    Über jedem Teil der Datei steht als Kommentar ein richtiges Beispiel.'

test('the slots of the site are valid', () => {
  const cwd = process.cwd()
  expect(checkSlots(readYaml(cwd, slotsFile), site.vat, readContent(cwd), cwd)).toEqual([])
})

test('the slot for value-added tax must fit the tax number of the identity, if there are amounts', () => {
  const line = `${slotsFile}:${lineOf(filledSlots, '\nvat:')}`.replace(/\d+$/, (at) => String(Number(at) + 1))
  expect(problems(filledSlots, services, null)).toEqual([
    `${line}: \`vat\` ist excluded, und \`vat\` in ${identityFile} ist null: Sie schulden keine Mehrwertsteuer\n    Richtig ist dann: vat: none. Oder nennen Sie dort Ihre Nummer.`,
  ])
  expect(
    problems({ ...emptySlots, audit: { workingDays: 8, price: 1900 }, vat: 'included' }, services, null),
  ).toHaveLength(1)
  expect(problems({ ...filledSlots, vat: 'none' })).toEqual([
    `${line}: \`vat\` ist none, und in ${identityFile} steht «${number}»: Beträge müssen sagen, ob sie dazukommt\n    Richtig ist etwa: vat: excluded.`,
  ])
  expect(problems({ ...filledSlots, vat: 'none' }, services, null)).toEqual([])
  expect(problems(emptySlots, services, null)).toEqual([])
})

const [price] = filledSlots.prices
const [, beat] = filledSlots.team

test.each([
  [{ nextStart: 'bald' }, 'nextStart:', '`nextStart` «bald» muss ein Tag sein, etwa 2027-01-11'],
  [{ prices: [{ ...price, amount: -1 }] }, 'amount: -1', '`prices.0.amount` «-1» muss grösser als 0 sein'],
  // What is missing is missing in the entry.
  [{ team: [{ ...beat, id: undefined }], articleAuthor: null }, 'name: Beat', '`team.0.id` fehlt'],
  [{ vat: '8.1' }, 'vat: ', '`vat` «8.1» muss excluded, included oder none sein'],
  [{ refrences: [] }, 'refrences:', '`refrences` gibt es hier nicht'],
])('a slot of the wrong form is reported with its line: %j', (replaced, written, message) => {
  const wrong = { ...filledSlots, ...replaced }
  expect(problems(wrong)).toEqual([`${slotsFile}:${lineOf(wrong, written)}: ${message}${remedy}`])
})

test('a service and a picture that do not exist are reported', () => {
  const prices = [{ service: '/services/gibt-es-nicht', amount: 1, isFrom: false, per: 'once' }]
  const team = filledSlots.team.map((person) => ({ ...person, photo: `/team/${person.id}.webp` }))
  const wrong = { ...filledSlots, prices, team }
  expect(problems(wrong)).toEqual([
    `${slotsFile}:${lineOf(wrong, 'service: /services/gibt')}: die Leistung /services/gibt-es-nicht gibt es nicht\n    Es gibt ${firstOffered}, ${secondOffered}.`,
    `${slotsFile}:${lineOf(wrong, 'photo: /team/beat')}: das Bild public/team/beat-probe.webp von beat-probe fehlt\n    Legen Sie es dorthin, oder lassen Sie \`photo\` weg.`,
  ])
})

test.each([
  [300, 300, 0],
  [600, 400, 1],
])('of an AVIF of %d × %d pixels, which must be square, %d fault is reported', (width, height, faults) => {
  const size = Buffer.alloc(16)
  size.write('ispe')
  size.writeUInt32BE(width, 8)
  size.writeUInt32BE(height, 12)
  writeFileSync(`${root}/public/team/beat.avif`, size)
  const team = [{ ...beat, photo: '/team/beat.avif' }]
  const found = problems({ ...filledSlots, team, articleAuthor: null })
  expect(found).toHaveLength(faults)
  expect(found.join()).toMatch(faults ? /beat\.avif .* ist 600 × 400 Pixel gross, nicht quadratisch/ : /^$/)
})

test('an article by an author who is not in the team is reported with its line', () => {
  const article = articleFile({ author: 'carla-fremd' })
  expect(problems(filledSlots, [...services, article])).toEqual([
    `${article.file}:12: im Team hat niemand die \`id\` «carla-fremd»\n    Lassen Sie \`author\` weg, oder tragen Sie die Person unter \`team\` in ${slotsFile} ein.`,
  ])
  expect(problems(filledSlots, [...services, articleFile({ author: 'beat-probe' })])).toEqual([])
})
