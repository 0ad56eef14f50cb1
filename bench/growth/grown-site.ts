import { readFileSync, writeFileSync } from 'node:fs'
import { SKIP, visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import { glossary } from '../../src/lib/glossary.ts'
import { frontmatterSchema, type Frontmatter } from '../../src/lib/site/page-schema.ts'
import { readContent, type Content } from '../../ssg/content/content.ts'
import { searchesFile } from '../../ssg/content/searches.ts'
import { copySources } from '../copied-sources.ts'
import { randomNumbers } from '../random-numbers.ts'

/**
 * A copy of the project's sources with so many more articles, as files that an author could have written: the real build
 * accepts them. Each repeats one of the site's own articles with other titles and most of its words exchanged, leads to the
 * articles of its own round and to one of another. The same articles on every run.
 */
export function growSite(articles: number): string {
  const copy = copySources('grown')
  const content = readContent(copy)
  const models = content.filter(({ path }) => path.startsWith(section))
  const services = content.map(({ path }) => path).filter((path) => path.startsWith('/services/'))
  const words = inventWords(models)
  const names = Array.from({ length: articles }, (_, number) => nameOf(models, number))
  const known = new Set(names)
  const titles = names.map(() => words.title())
  for (const [number, name] of names.entries()) {
    const model = models[number % models.length]
    if (!model) continue
    const round = Math.floor(number / models.length)
    // Seven rounds further, so that neither is the other's neighbour, and each text is recommended by one at least.
    const other = (number + 7 * models.length) % names.length
    const more = `Mehr dazu: [${titles[other]}](${section}${names[other]}).\n`
    const service = services[number % services.length] ?? ''
    const facts = { title: titles[number] ?? '', round, service }
    const text = `${frontmatter(model, words, facts)}\n${words.renew(model)}\n${more}`
    writeFileSync(`${copy}/src/content${section}${name}.mdx`, linkWithin(text, round, known))
    const searches = Array.from({ length: searchesOfArticle }, words.search)
    writeFileSync(`${copy}/${searchesFile(section + name)}`, searches.join('\n'))
    const route = readFileSync(`${copy}/src/routes${model.path}.tsx`, 'utf8')
    writeFileSync(
      `${copy}/src/routes${section}${name}.tsx`,
      route.replaceAll(model.path.slice(section.length), name),
    )
  }
  return copy
}

const section = '/knowledge-base/'

/** As many as an author writes for a new one. */
const searchesOfArticle = 30

function nameOf(models: Content[], number: number): string {
  const model = models[number % models.length]
  return `${model?.path.slice(section.length)}-${Math.floor(number / models.length)}`
}

function linkWithin(text: string, round: number, known: ReadonlySet<string>): string {
  return text.replace(
    /(\]\(\/knowledge-base\/)([a-z-]+)(?=[#)])(?!#werkzeug-)/g,
    (link, before: string, name: string) =>
      known.has(`${name}-${round}`) ? `${before}${name}-${round}` : link,
  )
}

function frontmatter(
  model: Content,
  words: Words,
  { title, round, service }: { title: string; round: number; service: string },
): string {
  const facts = frontmatterSchema.parse(model.frontmatter)
  if (facts.kind !== 'article') throw new Error(`${model.file} is no article`)
  const grown: Frontmatter = {
    ...facts,
    title,
    shortTitle: words.name(),
    description: words.description(),
    order: facts.order + 100 * (round + 1),
    service,
    questions: facts.questions.map(() => words.question()),
  }
  return `---\n${stringify(grown)}---\n`
}

interface Words {
  /** No other article has it. */
  name: () => string
  title: () => string
  description: () => string
  question: () => string
  /** No other article has it. */
  search: () => string
  /** The text of a page, with other words in its paragraphs, lists, boxes and tables. */
  renew: (model: Content) => string
}

/** What words are exchanged in: not in headings, links and marked terms, which others lead to. */
const holdsWords = new Set([
  'root',
  'paragraph',
  'list',
  'listItem',
  'mdxJsxFlowElement',
  'table',
  'tableRow',
  'tableCell',
])

/** Words joined from those of the texts, so that the vocabulary grows as it does in real texts. */
function inventWords(models: Content[]): Words {
  const random = randomNumbers()
  const parts = [...new Set(models.flatMap(({ text }) => text.match(/\b\p{Lu}[a-z]{3,9}\b/gu) ?? []))]
  const pick = () => parts[Math.floor(random() * parts.length)] ?? ''
  const terms = new Set<string>(Object.values(glossary).map(({ term }) => term))
  const one = (): string => {
    const joined = pick() + pick().toLowerCase()
    // An author would have marked it.
    return terms.has(joined) ? one() : joined
  }
  const names = new Set<string>()
  const name = (): string => {
    const joined = one()
    if (names.has(joined)) return name()
    names.add(joined)
    return joined
  }
  const searches = new Set<string>()
  const search = (): string => {
    const words = `${pick()} ${pick()} ${pick()}`
    if (searches.has(words)) return search()
    searches.add(words)
    return words
  }
  return {
    name,
    title: () => `${one()} und ${one()} im Alltag`,
    description: () =>
      `Was ${one()} und ${one()} verbindet, wozu ${one()} dient und was ${one()} kostet: ein Überblick für Firmen.`,
    question: () => `Was ist ${one()} und ${one()}?`,
    search,
    renew({ tree, text }) {
      let renewed = ''
      let read = tree.children.find(({ type }) => type !== 'yaml')?.position?.start.offset ?? 0
      visit(tree, (node) => {
        if (node.type !== 'text' && !holdsWords.has(node.type)) return SKIP
        const { start, end } = node.position ?? {}
        if (node.type !== 'text' || start?.offset === undefined || end?.offset === undefined) return undefined
        const value = text.slice(start.offset, end.offset)
        renewed += text.slice(read, start.offset)
        // So many words that no two articles are copies of each other (`ssg/check/texts/copies`).
        renewed += value.replace(/(?<![\p{L}-])\p{L}\p{Ll}{3,}(?![\p{L}-])/gu, (word) => {
          if (random() < 0.15) return word
          return /^\p{Lu}/u.test(word) ? one() : pick().toLowerCase()
        })
        read = end.offset
        return undefined
      })
      // A tool stands in one text only.
      return (renewed + text.slice(read)).replaceAll(/^<Tool .*\n/gm, '')
    },
  }
}
