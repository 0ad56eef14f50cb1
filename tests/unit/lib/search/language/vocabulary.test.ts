import { expect, test } from 'vitest'
import { createVocabulary } from '../../../../../src/lib/search/language/vocabulary.ts'
import { foldWord, stemWord } from '../../../../../src/lib/search/language/words.ts'

const vocabularyOf = (text: string) =>
  createVocabulary(new Map(text.split(' ').map((word) => [foldWord(word), stemWord(word)])))

test.each([
  ['both parts are words of the site', 'Branchen Verzeichnis Branchenverzeichnisse', 'verzeichnis'],
  ['both parts are words of the site, for the first', 'Branche Verzeichnis Branchenverzeichnis', 'branch'],
  ['an s joins them', 'Unternehmen Profile Unternehmensprofile', 'profil'],
  ['only the last one is a word of the site', 'Verzeichnis Branchenverzeichnis', 'verzeichnis'],
])('a compound is found by its part if %s', (_, text, part) => {
  const compound = text.split(' ').at(-1) ?? ''
  expect(vocabularyOf(text).compoundsWith(part)).toEqual([stemWord(compound)])
})

test('a compound that the site does not have is split into words that it has', () => {
  expect(vocabularyOf('Bewertungen Portale').partsOf(stemWord('Bewertungsportal'))).toEqual([
    'bewert',
    'portal',
  ])
})

test('the participle of a verb is found by the verb', () => {
  expect(vocabularyOf('kaufen gekaufte').formsOf(stemWord('kaufen'))).toEqual(['gekauft'])
})

test('a word that only ends like a short one is no compound of it', () => {
  expect(vocabularyOf('ging Ring bringen Bering').compoundsWith('ring')).toEqual([])
})

test('half a word is completed, to the shortest word first', () => {
  const found = vocabularyOf('Linkbuilding Link Lanze Linksammlung').startingWith('link')
  expect(found.map(({ stem }) => stem)).toEqual(['link', 'linkbuilding', 'linksamml'])
})

test('a typing error finds the nearest words only', () => {
  const vocabulary = vocabularyOf('hreflang Anfang Umfang')
  expect(vocabulary.similarTo('herflang', 2)).toEqual(['hreflang'])
  expect(vocabulary.similarTo('herflang', 0)).toEqual([])
})
