import { expect, test } from 'vitest'
import { findingOf, listFindings, verdictOf, type Grade } from '~/tools/shared/finding'

test.each<[state: string, word: string, ...grades: Grade[]]>([
  ['wrong', '1 Fehler, 1 Warnung', 'warning', 'error'],
  ['warning', '1 Warnung, 1 nicht geprüft', 'unchecked', 'warning'],
  ['warning', '2 Warnungen, 1 Hinweis', 'warning', 'note', 'warning'],
  ['unchecked', 'Nicht geprüft', 'note', 'unchecked'],
  ['right', 'In Ordnung', 'note'],
  ['right', 'In Ordnung'],
])('the verdict is as severe as its gravest finding: %s, «%s»', (state, word, ...grades) => {
  const findings = grades.map((grade, index) => findingOf(grade, `rule/${index}`, 'Problem.', 'Abhilfe.'))
  expect(verdictOf(findings, '')).toMatchObject({ state, word })
})

test('the verdict names where to begin, and says a finding whole that has no place or stands alone beside hints', () => {
  const warning = findingOf('warning', 'a/b', 'Das ist unklar.', 'Prüfen.')
  const error = findingOf('error', 'a/c', 'Es fehlt.', 'Ergänzen.', 'Zeile 4')
  const hint = findingOf('note', 'a/d', 'Nebenbei.', 'Lesen.')
  expect(verdictOf([warning, error], '').reason).toBe('Beginnen Sie mit: Zeile 4.')
  expect(verdictOf([hint, error], '').reason).toBe('Zeile 4: Es fehlt. Ergänzen.')
  expect(verdictOf([warning, { ...error, grade: 'unchecked' }], '').reason).toBe('Das ist unklar. Prüfen.')
})

test('equal findings are listed once with their places, and of each rule at most 25', () => {
  const lines = Array.from({ length: 8 }, (_, at) =>
    findingOf('error', 'a/b', 'Es fehlt.', 'Ergänzen.', `Zeile ${at + 1}`),
  )
  expect(listFindings(lines).map(({ place }) => place)).toEqual([
    'Zeile 1, Zeile 2, Zeile 3, Zeile 4, Zeile 5 und 3 weitere',
  ])
  const many = Array.from({ length: 140 }, (_, at) => findingOf('note', 'a/b', `Nummer ${at}.`, 'Ergänzen.'))
  expect(listFindings(many).at(-1)?.problem).toBe(
    'Gezeigt sind von jeder Art 25; 115 weitere stehen nicht da.',
  )
})
