import { lastChange } from '../../../src/lib/site/swiss-date.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'

export function checkDates(content: Content[], now = new Date()): Problem[] {
  const today = swissDay(now)
  const dated = content.filter(({ facts }) => facts)
  const ahead = dated.filter(({ facts }) => facts && lastChange(facts) > today)
  // A clock that is behind most texts is wrong, and the texts are not.
  if (ahead.length * 2 > dated.length && dated.length > 2) return []
  return checkTexts(ahead, ({ frontmatter, facts }, tell) => {
    if (!facts) return
    const key = facts.published > today ? 'published' : 'updated'
    tell(
      frontmatter.lineOf([key]),
      `\`${key}\` ist ${facts[key]}, und heute ist ${today}`,
      'Schreiben Sie den Tag, an dem der Text online geht, oder lassen Sie die Seite bis dahin aus src weg.',
    )
  })
}

/** The day in Switzerland, wherever the build runs. */
export function swissDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zurich' }).format(moment)
}
