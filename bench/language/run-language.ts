import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { parseContent, readContent, type Content } from '../../ssg/content/content.ts'
import { languageFigures, lix, sumOf, type LanguageFigures } from './language-figures.ts'

/** Prints how the texts sound, page by page and in sum, and `--before` a commit how they sounded then. */
const { before } = parseArgs({ options: { before: { type: 'string' } } }).values

const now = measured(readContent('.'))
print(now)
if (before) {
  console.log(`\nin sum, before (${before}) and now`)
  print([...sums('before', measured(contentAt(before))), ...sums('now', now)])
}

interface Measured {
  name: string
  figures: LanguageFigures
}

function measured(content: Content[]): Measured[] {
  return content.map(({ path, tree }) => ({ name: path, figures: languageFigures(tree) }))
}

/** Of all texts, of the articles and of the services. */
function sums(when: string, pages: Measured[]): Measured[] {
  return [/^/, /^\/knowledge-base\//, /^\/services\//].map((kind) => ({
    name: `${when}: ${kind.source === '^' ? 'all' : kind.source.replaceAll(/[\\^/]/g, '')}`,
    figures: sumOf(pages.filter(({ name }) => kind.test(name)).map(({ figures }) => figures)),
  }))
}

function contentAt(commit: string): Content[] {
  return git('ls-tree', '-r', '--name-only', commit, 'src/content')
    .split('\n')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => parseContent(file, git('show', `${commit}:${file}`)))
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 24 })
}

function print(pages: Measured[]): void {
  const rows = [...pages, ...(pages === now ? sums('sum', now).slice(0, 1) : [])].map(
    ({ name, figures }) => ({
      page: name,
      words: figures.words,
      'words a sentence': (figures.words / figures.sentences).toFixed(1),
      LIX: lix(figures).toFixed(1),
      'counted openers': figures.countedOpeners,
      'short closers': figures.shortClosers,
      Angenommen: figures.supposed,
      'negations in 1,000': ((1000 * figures.negations) / figures.words).toFixed(1),
      'jemand, niemand': figures.somebody,
      '«Wir» of 100 sentences': ((100 * figures.beginningWithWe) / figures.sentences).toFixed(1),
    }),
  )
  console.table(Object.fromEntries(rows.map(({ page, ...row }) => [page, row])))
}
