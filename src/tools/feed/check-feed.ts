import type { Finding } from '../shared/finding.ts'
import type { Work } from '../shared/slices.ts'
import { checkItem, type FieldResult } from './check-item.ts'
import { readFeed } from './read-feed.ts'

export interface FeedResult {
  items: { title: string; fields: FieldResult[] }[]
  findings: Finding[]
}

/** Each entry of a feed against MSN's rules, field by field. `now` in ms, since articles must be young. */
export function* checkFeed(xml: string, now: number): Work<FeedResult> {
  const { items, findings } = yield* readFeed(xml)
  const seen = new Map<string, number>()
  const checked: FeedResult['items'] = []
  for (const [index, item] of items.entries()) {
    yield index / items.length
    const { guid, title } = item
    const first = seen.get(guid)
    if (guid && first !== undefined) findings.push(sameGuid(guid, first, index))
    else seen.set(guid, index)
    checked.push({ title, fields: checkItem(item, now) })
  }
  if (items.length >= 30) findings.push(many)
  return { items: checked, findings }
}

function sameGuid(guid: string, first: number, second: number): Finding {
  return {
    grade: 'error',
    rule: 'feed/same-guid',
    problem: `Zwei Artikel tragen dieselbe Kennung «${guid.slice(0, 80)}».`,
    remedy: 'Geben Sie jedem Artikel eine eigene, die sich nie ändert.',
    place: `Artikel ${first + 1} und ${second + 1}`,
  }
}

const many: Finding = {
  grade: 'note',
  rule: 'feed/many',
  problem: 'MSN empfiehlt weniger als 30 neue Artikel im Feed.',
  remedy: 'Führen Sie nur die neusten, oder blättern Sie den Feed als Atom auf.',
}
