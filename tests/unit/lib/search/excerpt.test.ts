import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf, markWords, type TextPart } from '../../../../src/lib/search/excerpt.ts'
import { stemWord } from '../../../../src/lib/search/terms.ts'

const stems = (...words: string[]) => new Set(words.map(stemWord))
const written = (parts: TextPart[] = []) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const filler = 'Ein Satz ohne das Gesuchte steht hier zur Zierde. '

test.each([
  ['an umlaut found by its transcription', 'Mehr Qualität, bitte', 'Qualitaet', 'Mehr [Qualität], bitte'],
  ['an umlaut of two characters', 'Mehr Qualita\u0308t.', 'qualität', 'Mehr [Qualita\u0308t].'],
  ['the whole of an inflected word', 'in Verzeichnissen steht', 'verzeichnis', 'in [Verzeichnissen] steht'],
  ['words side by side', 'gute Links, Links', 'link', 'gute [Links], [Links]'],
])('%s is marked, exactly as written', (_, text, word, expected) => {
  expect(written(markWords(text, stems(word)))).toBe(expected)
})

test('the parts of a marked text add up to the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, word) => {
      const parts = markWords(text, new Set([stemWord(word), ...text.split(' ').map(stemWord)]))
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})

test.each([
  ['a short text as a whole', 'Links sind gut.', /^\[Links\] sind gut\.$/],
  ['nothing without a match', filler, /^$/],
  [
    'the sentence of the match, and where it is cut',
    `${filler.repeat(5)}Gute Links bleiben. ${filler.repeat(5)}`,
    /^… Gute \[Links\] bleiben\. Ein Satz .* …$/,
  ],
  [
    'the place where most of the words are',
    `Links allein. ${filler.repeat(5)}Links und Verzeichnisse. ${filler.repeat(5)}`,
    /\[Links\] und \[Verzeichnisse\]/,
  ],
])('an excerpt shows %s', (_, text, expected) => {
  expect(written(excerptOf(text, stems('link', 'verzeichnis')))).toMatch(expected)
})

test('an excerpt has whole words and at most 165 characters', () => {
  const word = fc.stringMatching(/^[a-zäöü]{1,20}[.?]?$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), fc.nat(119), (words, place) => {
      const sought = words[place % words.length] ?? ''
      const parts = excerptOf(words.join(' '), stems(sought.replace(/[.?]$/, ''))) ?? []
      const excerpt = parts.map(({ text }) => text).join('')
      expect(excerpt.length).toBeLessThanOrEqual(165)
      for (const piece of excerpt.split(' ')) expect(['…', ...words]).toContain(piece)
    }),
  )
})
