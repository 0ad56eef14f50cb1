import { expect, test } from 'vitest'
import { createTypedFor } from '../../../../src/lib/search/typed-for.ts'
import { countTypedWords } from '../../../../src/lib/search/typed-words.ts'

const typed = [
  ['bewertung löschen', 'schlechte bewertung', 'stern', 'fisch', 'wie geht das'],
  ['basel genau', 'genau basel', 'werbung', 'stern', 'umzug', 'wie geht das'],
  ['wie geht das', 'bewertung', 'umzug'],
]
const typedFor = await createTypedFor(countTypedWords(typed), typed.length)

/** The pages from the likeliest on. */
const ranked = (query: string) =>
  [...typedFor(query)].toSorted(([, one], [, other]) => other - one).map(([page]) => page)

test('the page for which a word is typed more comes first, and has all', () => {
  expect(ranked('bewertung')).toEqual([0, 2, 1])
  expect(typedFor('bewertung').get(0)).toBe(1)
})

test('a word that nobody typed is known by its parts', () => {
  expect(ranked('kundenbewertungen')[0]).toBe(0)
  expect(ranked('Werbeagentur')[0]).toBe(1)
})

test.each(['wie geht das', 'xqzw', '', '?!'])(
  'what is typed for all alike, or never, tells nothing: «%s»',
  (query) => {
    expect([...typedFor(query).values()]).toEqual([1, 1, 1])
  },
)

test('a word that is typed for one page says more than one that is typed for two', () => {
  expect(typedFor('fisch umzug').get(0)).toBe(1)
  expect(typedFor('fisch umzug').get(1)).toBeLessThan(1)
})

test('where something is asked says less than what', () => {
  expect(ranked('basel')).toEqual(ranked('genau'))
  expect(typedFor('fisch basel').get(0)).toBeGreaterThan(typedFor('fisch genau').get(0) ?? 1)
})

test('a word that is shorter than its parts would be is known, too', async () => {
  const short = await createTypedFor(countTypedWords([['3 tage'], ['tage']]), 2)
  expect(short('3').get(1)).toBeLessThan(1)
})
