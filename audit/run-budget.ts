import { fileURLToPath } from 'node:url'
import { readDist } from './site/read-dist.ts'
import { entryScripts, firstVisit, grouped, limits, loadedByItself, weigh } from './weight.ts'

/** `npm run budget`: prints the weight of each page. The limits are rules of the audit (`audit/weight`). */
const site = readDist(fileURLToPath(new URL('..', import.meta.url)))
const width = Math.max(...site.pages.map(({ path }) => path.length))

function row(name: string, ...bytes: (number | string)[]): string {
  const cells = bytes.map((value) => (typeof value === 'number' ? grouped(value) : value).padStart(11))
  return `${name.padEnd(width)}${cells.join('')}`
}

console.log('Bytes as hosts send them, compressed with brotli.\n')
console.log(row('', 'document', 'script', 'in all'))
for (const page of site.pages.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
  const files = [[page.file], loadedByItself(site, page), firstVisit(site, page)]
  console.log(row(page.path, ...files.map((some) => weigh(site, some))))
}
console.log(row('at most', limits.document, limits.script, limits.firstVisit))
console.log(`\n${row('before the app', weigh(site, entryScripts(site)))}`)
console.log(row('at most', limits.boot))
