import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { tools } from '../../src/tools/all-tools.ts'
import { readContent } from '../content/content.ts'
import { readSources, sourcesFile, validSources } from '../content/sources.ts'
import { swissDay } from './texts/page-facts.ts'
import { dueList, pageReviews, sourceReviews, toolReviews } from './due-facts.ts'

/** `npm run check:facts`: lists texts, sources and tools that are due for review, today or on another day. Nothing due makes it fail, because no build may depend on the day. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const [day = swissDay(new Date()), ...others] = process.argv.slice(2)

if (others.length > 0 || !z.iso.date().safeParse(day).success) {
  console.error(
    'Für welchen Tag? `npm run check:facts -- 2027-06-01` (Jahr, Monat, Tag), oder ohne: für heute',
  )
  process.exitCode = 1
} else {
  const content = readContent(root)
  const register = readFileSync(`${root}/${sourcesFile}`, 'utf8')
  const reviews = [
    ...pageReviews(content),
    ...toolReviews(tools),
    ...sourceReviews(content, validSources(readSources(root)), register),
  ]
  console.log(dueList(reviews, day))
}
