import { expect, test } from 'vitest'
import { findingOf, verdictOf, type Grade } from '~/tools/shared/finding'

test.each<[state: string, word: string, ...grades: Grade[]]>([
  ['wrong', '1 Fehler, 1 Warnung', 'warning', 'error'],
  ['warning', '1 Warnung, 1 nicht geprüft', 'unchecked', 'warning'],
  ['warning', '2 Warnungen, 1 Hinweis', 'warning', 'note', 'warning'],
  ['unchecked', 'Nicht geprüft', 'note', 'unchecked'],
  ['right', 'In Ordnung', 'note'],
  ['right', 'In Ordnung'],
])('the verdict is as grave as its gravest finding: %s, «%s»', (state, word, ...grades) => {
  const findings = grades.map((grade, index) => findingOf(grade, `rule/${index}`, 'Problem.', 'Abhilfe.'))
  expect(verdictOf(findings, '')).toMatchObject({ state, word })
})
