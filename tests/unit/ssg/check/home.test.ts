import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkFirstService, checkHome } from '../../../../ssg/check/home.ts'
import { firstServiceFile } from '../../../../ssg/content/first-service.ts'
import { homeFile } from '../../../../ssg/content/home.ts'
import { parseYaml } from '../../../../ssg/content/yaml-file.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const written = readFileSync(homeFile, 'utf8')
const pages = [...new Set(written.match(/(?<=to: |\]\()\/[a-z/-]*/g))]
const lineOf = (text: string) => written.slice(0, written.indexOf(text)).split('\n').length
/** What is printed where one place of the file is written otherwise. */
const problems = (place: string, changed: string) =>
  asPrinted(checkHome(parseYaml(homeFile, written.replace(place, changed)), pages, ['ha-weight']))

test('the texts of the home page have no problem', () => {
  expect(problems('', '')).toEqual([])
})

test.each([
  ['hero:\n  title:', 'hero:\n  titel:', '`hero.title`', 'hero:'],
  ['  note: >-', '  notes: >-', '`hero.notes` gibt es hier nicht; gemeint ist wohl «hero.note»', 'note: >-'],
  ['    place:\n', '    map:\n', '`stations.list.place`', '  list:'],
  [
    'Wir antworten {responseTime}',
    'Wir antworten {responsTime}',
    '{responsTime} kennt der Build nicht; gemeint ist wohl «responseTime»',
    'note: >-',
  ],
  ['(/knowledge-base)', '(source:ha-wight)', '«ha-wight»', '  all:'],
  ['(/knowledge-base/erste-schritte#', '(/erste-schritte#', '/erste-schritte', "action: '[Eigene"],
  [
    'to: /knowledge-base/erste-schritte',
    'to: /knowledge-base/anfang',
    '/knowledge-base/anfang',
    'to: /knowledge',
  ],
])('%j changed to %j is reported with its line', (place, changed, said, at) => {
  const printed = problems(place, changed)
  expect(printed.some((text) => text.startsWith(`${homeFile}:${lineOf(at)}: `) && text.includes(said))).toBe(
    true,
  )
})

test('an unreadable file is reported once, with line and remedy', () => {
  const line = lineOf('lead: >-')
  expect(problems('lead: >-', 'lead: Wir: suchen')).toEqual([
    expect.stringMatching(
      `^${homeFile}:${line}:\\d+: \`lead\` hat einen Doppelpunkt im Wert\\n {4}Setzen Sie den Wert`,
    ),
  ])
})

test('a question that leads to a missing service is reported', () => {
  const questions = readFileSync(firstServiceFile, 'utf8')
  const all = [...new Set(questions.match(/(?<=to: |\]\()\/[a-z/-]*/g))]
  const check = (known: string[]) =>
    asPrinted(checkFirstService(parseYaml(firstServiceFile, questions), known))
  expect(check(all)).toEqual([])
  expect(check(all.slice(1))[0]).toMatch(`führt zu ${all[0]}, und diese Seite gibt es nicht`)
})
