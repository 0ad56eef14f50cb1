import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** How a text sounds, in numbers: what a second reading found machine-made, and how hard it is to read. */
export interface LanguageFigures {
  words: number
  sentences: number
  /** Words with more than six letters. */
  longWords: number
  /** Headings and paragraphs that begin by counting: «Vier Arten», «Zwei Irrtümer halten sich». */
  countedOpeners: number
  /** Sentences that begin with «Angenommen», the usual way into an example. */
  supposed: number
  /** Paragraphs that close on a sentence of at most six words, as aphorisms do. */
  shortClosers: number
  negations: number
  /** «jemand» and «niemand». */
  somebody: number
  /** Sentences that begin with «Wir». */
  beginningWithWe: number
}

export function languageFigures(tree: Nodes): LanguageFigures {
  const headings = blocksOf(tree, 'heading')
  const paragraphs = blocksOf(tree, 'paragraph')
  const sentences = paragraphs.flatMap(sentencesOf)
  const words = [...headings, ...paragraphs].flatMap(wordsOf)
  return {
    words: words.length,
    sentences: sentences.length,
    longWords: count(words, /^.{7,}$/u),
    countedOpeners: count([...headings, ...paragraphs], counted),
    supposed: count(sentences, /^Angenommen\b/),
    shortClosers: paragraphs.filter(closesShort).length,
    negations: count(words, /^(kein(e[mnrs]?)?|nicht|nichts|nie|niemals|niemand(em|en)?|weder)$/i),
    somebody: count(words, /^(jemand|niemand)(em|en)?$/i),
    beginningWithWe: count(sentences, /^Wir\b/),
  }
}

/** Läsbarhetsindex: words in a sentence, and long ones in a hundred. Up to 40 is easy, above 60 hard. */
export function lix({ words, sentences, longWords }: LanguageFigures): number {
  return words / sentences + (100 * longWords) / words
}

export function sumOf(figures: LanguageFigures[]): LanguageFigures {
  return figures.reduce((sum, one) => ({
    words: sum.words + one.words,
    sentences: sum.sentences + one.sentences,
    longWords: sum.longWords + one.longWords,
    countedOpeners: sum.countedOpeners + one.countedOpeners,
    supposed: sum.supposed + one.supposed,
    shortClosers: sum.shortClosers + one.shortClosers,
    negations: sum.negations + one.negations,
    somebody: sum.somebody + one.somebody,
    beginningWithWe: sum.beginningWithWe + one.beginningWithWe,
  }))
}

function count(texts: string[], pattern: RegExp): number {
  return texts.filter((text) => pattern.test(text)).length
}

const counted = /^(Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf) \p{L}/u

/** Code, tables and figures are no sentences. */
function blocksOf(tree: Nodes, type: 'heading' | 'paragraph'): string[] {
  const blocks: string[] = []
  visit(tree, type, (node) => {
    const text = toString(node, { includeImageAlt: false })
      .replace(/[\n ]+/g, ' ')
      .trim()
    if (text !== '') blocks.push(text)
  })
  return blocks
}

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'

/** A full stop after a number ends a sentence, unless a month follows. */
const border = new RegExp(`(?<=[.!?][»)]?)(?<!\u00A0B\\.) (?=[«(]?\\p{Lu})(?!(?<=\\d\\. )(?:${months}))`, 'u')

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(border)
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]*\p{L}[\p{L}\p{N}-]*/gu) ?? []
}

function closesShort(paragraph: string): boolean {
  const sentences = sentencesOf(paragraph)
  return sentences.length > 2 && wordsOf(sentences.at(-1) ?? '').length <= 6
}
