import { z } from 'zod'
import { pageSchemas } from '../../../src/lib/site/page-schema.ts'
import { lastChange } from '../../../src/lib/site/swiss-date.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'

/** A schema of the dates only, so that another invalid fact does not hide an invalid date. */
const datesSchema = z.object(pageSchemas.legal.shape).pick({ published: true, updated: true })

/** Finds texts that are dated in the future. */
export function checkDates(content: Content[], now = new Date()): Problem[] {
  const today = swissDay(now)
  const dated = content.flatMap((page) => {
    const facts = datesSchema.safeParse(page.frontmatter.value).data
    return facts ? [{ page, facts }] : []
  })
  const ahead = dated.filter(({ facts }) => lastChange(facts) > today)
  // A clock that is behind most texts is wrong, and the texts are not.
  if (ahead.length * 2 > dated.length && dated.length > 2) return []
  return ahead.map(({ page: { file, frontmatter }, facts: { published, updated } }) => {
    const key = published > today || !updated ? 'published' : 'updated'
    return {
      file,
      line: frontmatter.lineOf([key]),
      message: `\`${key}\` ist ${key === 'published' ? published : updated}, und heute ist ${today}`,
      hint: 'Schreiben Sie den Tag, an dem der Text online geht, oder lassen Sie die Seite bis dahin aus src weg.',
    }
  })
}

/** The day in Switzerland, wherever the build runs. */
export function swissDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zurich' }).format(moment)
}
