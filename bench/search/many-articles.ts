import type { IndexedPage, IndexedSection, SearchIndex } from '../../src/lib/search/search-index.ts'
import { countTypedWords, packTypedWords } from '../../src/lib/search/typed-words.ts'
import { randomNumbers } from '../random-numbers.ts'

/** As many as an author writes for a new one. */
const searchesOfArticle = 30

/**
 * An index like the site's, grown to so many articles: each is put together from sentences of the site's own texts, with
 * words exchanged and joined, so that the vocabulary grows as it does in real texts. The same articles on every run.
 */
export function growIndex({ pages, glossary }: SearchIndex, articles: number): SearchIndex {
  const random = randomNumbers()
  const pick = <T>(list: T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise
  const sections = pages.flatMap((page) => page.sections)
  const sentences = sections.flatMap(({ text }) => text.split(/(?<=[.?!]) /))
  const words = [...new Set(sentences.flatMap((sentence) => sentence.match(/\p{Lu}\p{Ll}{3,9}/gu) ?? []))]
  const models = pages.filter(({ topic }) => topic !== undefined)

  const newWord = () => `${pick(words, '')}${pick(words, '').toLowerCase()}`
  const renewed = (sentence: string) =>
    sentence.replace(/\p{Lu}\p{Ll}{4,}/gu, (word) =>
      random() < 0.1 ? newWord() : random() < 0.3 ? pick(words, word) : word,
    )
  const textLike = (model: string) => {
    let text = ''
    while (text.length < model.length) text += `${text && ' '}${renewed(pick(sentences, ''))}`
    return text
  }
  const sectionLike = ({ text }: IndexedSection, number: number): IndexedSection => ({
    id: `abschnitt-${number}`,
    heading: renewed(pick(sections, { id: '', heading: '', text: '' }).heading),
    text: textLike(text),
  })
  const grown = Array.from({ length: articles }, (_, number): IndexedPage[] => {
    const model = models[number % models.length]
    if (!model) return []
    return [
      {
        ...model,
        title: renewed(`${newWord()}: ${model.title}`),
        shortTitle: newWord(),
        description: textLike(model.description),
        questions: model.questions.map(renewed),
        text: textLike(model.text),
        sections: model.sections.map(sectionLike),
      },
    ]
  })
  const articlePages = grown.flat()
  const searchLike = () => renewed(pick(sentences, '').split(' ').slice(0, 3).join(' '))
  const typed = articlePages.map(({ title, questions }) => [
    title,
    ...questions,
    ...Array.from({ length: searchesOfArticle }, searchLike),
  ])
  return { pages: articlePages, glossary, typed: packTypedWords(countTypedWords(typed)) }
}
