import { append } from './append.ts'
import { inTurns } from './in-turns.ts'
import { subjectWeights } from './language/qualifiers.ts'
import { foldWord, wordsIn } from './language/words.ts'
import { eachCount, wordsAtOnce, type PageCounts, type TypedWords } from './typed-words.ts'

/**
 * How much each page, by its number, is the one that people mean who type this: 1 is the likeliest, and where nobody has typed anything
 * like it, all are.
 */
export type TypedFor = (query: string) => Map<number, number>

/** Words that belong together share so many letters: «bewerten», «Kundenbewertung». Three and five tell less. */
const partLetters = 4

/** How often something has to be typed for a page before it speaks for it. */
const unseen = 5

/** Words are not independent, as they are taken to be: their root keeps them from being certain. */
const certainty = 0.5

/**
 * Each word of a query speaks for the pages for which it is typed, as in a naive Bayes classifier, and so do its parts, which know words
 * that nobody has typed yet. It says as much as it tells: nothing, where it is typed for all pages alike.
 */
export async function createTypedFor(typed: TypedWords, pageCount: number): Promise<TypedFor> {
  const withPart = await wordsByPart(typed)
  const known = new Map<string, Says>()

  function ofPart(part: string): Says {
    const says = known.get(part) ?? saysOf(withPart.get(part) ?? [], pageCount)
    known.set(part, says)
    return says
  }

  return (query) => {
    const words = [...new Set(wordsIn(query).map(({ text }) => foldWord(text)))]
    const weights = subjectWeights(words)
    const sums = Array.from({ length: pageCount }, () => 0)
    const add = (says: Says, weight: number) => {
      for (const [page, value] of says) sums[page] = (sums[page] ?? 0) + weight * value
    }
    for (const [place, word] of words.entries()) {
      const weight = weights[place] ?? 1
      const parts = partsOf(word)
      add(saysOf([typed.get(word) ?? ''], pageCount), weight)
      for (const part of parts) add(ofPart(part), weight / Math.sqrt(parts.length))
    }
    const most = Math.max(...sums)
    return new Map(sums.map((sum, page) => [page, Math.exp(certainty * (sum - most))]))
  }
}

/** How much likelier each page is than one for which a word is never typed: the logarithm, by the page's number. */
type Says = Map<number, number>

function saysOf(counts: PageCounts[], pageCount: number): Says {
  const sums = new Map<number, number>()
  for (const one of counts) eachCount(one, (page, count) => sums.set(page, (sums.get(page) ?? 0) + count))
  const tells = telling([...sums.values()], pageCount)
  return new Map([...sums].map(([page, count]) => [page, tells * Math.log(1 + (count * pageCount) / unseen)]))
}

/** 1 where a word is always typed for the same page, 0 where it is typed for all alike: less the entropy of its pages. */
function telling(counts: number[], pageCount: number): number {
  const ofEach = unseen / pageCount
  const all = counts.reduce((sum, count) => sum + count, unseen)
  const uncertainty = (count: number) => {
    const share = (count + ofEach) / all
    return -share * Math.log(share)
  }
  const others = (pageCount - counts.length) * uncertainty(0)
  const entropy = counts.reduce((sum, count) => sum + uncertainty(count), others)
  return 1 - entropy / Math.log(Math.max(2, pageCount))
}

async function wordsByPart(typed: TypedWords): Promise<Map<string, PageCounts[]>> {
  const byPart = new Map<string, PageCounts[]>()
  await inTurns(typed, wordsAtOnce, ([word, counts]) => {
    for (const part of partsOf(word)) append(byPart, part, counts)
  })
  return byPart
}

/** «^seo» and «seo$» of «seo». */
function partsOf(word: string): string[] {
  const whole = `^${word}$`
  const parts: string[] = []
  for (let at = 0; at + partLetters <= whole.length; at += 1) parts.push(whole.slice(at, at + partLetters))
  return parts
}
