/** What the files are for that a page loads by itself; the first pattern that fits tells. */
const purposes: [pattern: RegExp, purpose: string][] = [
  [/\.html$/, 'page: text, styles, structured data'],
  [/^assets\/(boot|base)-/, 'boot: behaviours of every page'],
  [/^assets\/vendor-/, 'React and router'],
  [/^assets\/(entry-client|app)-/, 'app: route tree, header, footer'],
  [/^assets\/(page|text|services|other|operator)-/, 'what pages are made of'],
  [/^assets\/rolldown-runtime-/, 'React and router'],
  [/^assets\/[^/]*\.js$/, 'the page: its text and facts'],
  [/^search-index\.json$/, 'search index'],
]

function purposeOf(file: string): string {
  return purposes.find(([pattern]) => pattern.test(file))?.[1] ?? 'other'
}

/** Bytes by purpose, the most first. */
export function byPurpose(files: readonly { file: string; bytes: number }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { file, bytes } of files) {
    const purpose = purposeOf(file)
    sums.set(purpose, (sums.get(purpose) ?? 0) + bytes)
  }
  return new Map([...sums].toSorted(([, one], [, other]) => other - one))
}
