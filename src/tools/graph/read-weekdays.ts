import { weekdays, type Weekday } from './hours.ts'

const short = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']
const day =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so)s?\\.?(?![a-zäöü])'
const between = ' ?(?:-|bis|,|/|&|\\+|und|u\\.) ?'
const leading = new RegExp(`^(?:täglich|${day}(?:${between}${day})*) ?:? ?`)
const next = new RegExp(`(${between})?(${day})`, 'g')

/** Where one line goes on with other days, «Mo-Fr 8-12, Sa 9-12»; «24.12.2026 Do» names one day twice. */
export const weekdayBreak = new RegExp(
  `(?<!\\.\\d{4})(?<=\\d|\\d ?h|uhr|geschlossen|ruhetag)(?: ?[.,;|/·•]* ?(?:und )?)(?=${day})`,
)

/** The weekdays that a tidied line begins with, and what follows them: «mo-mi, fr 8-12». */
export function readWeekdays(line: string): { days: Set<Weekday>; rest: string } | undefined {
  const [head] = leading.exec(line) ?? []
  if (head === undefined) return undefined
  const days = new Set<Weekday>(head.startsWith('täglich') ? weekdays : [])
  let former = 0
  for (const [, link = '', name = ''] of head.matchAll(next)) {
    const index = short.indexOf(name.slice(0, 2))
    // «Fr-Mo» goes over the end of the week.
    for (let at = /-|bis/.test(link) ? former : index; ; at = (at + 1) % 7) {
      const found = weekdays[at]
      if (found) days.add(found)
      if (at === index) break
    }
    former = index
  }
  return { days, rest: line.slice(head.length) }
}
