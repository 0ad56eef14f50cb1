import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tools } from '../../src/tools/all-tools.ts'
import { readContent } from '../content/content.ts'
import { formatProblems } from '../problem.ts'
import { readSources, sourcesFile, validSources } from '../content/sources.ts'
import { swissDay } from './texts/dates.ts'
import { duePages, dueSources, dueTools } from './due-facts.ts'

/** `npm run check:facts`: lists texts, sources and tools that are due for review, today or `--on` another day. It never fails, because no build may depend on the day. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const { on = swissDay(new Date()) } = parseArgs({ options: { on: { type: 'string' } } }).values
const content = readContent(root)
const due = [
  ...duePages(content, on),
  ...dueTools(tools, on),
  ...dueSources(content, validSources(readSources(root)), readFileSync(`${root}/${sourcesFile}`, 'utf8'), on),
]
if (due.length > 0) console.log(formatProblems(due))
console.log(`Am ${on} ist ${due.length} Mal etwas wieder zu lesen`)
