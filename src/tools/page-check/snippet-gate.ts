import { findingOf, type Finding } from '../shared/finding.ts'
import { developer, editor, unseen, type Gate, type Visit } from './gate.ts'
import type { PageRead } from './read-page.ts'
import { inNoscript, type RobotsRule } from './robots-rules.ts'
import { isFor, rulesOf } from './robots-rules.ts'

const name = 'Textausschnitt'

/** Whether the search may show words of the page; what it may not show, AI answers may not use either. */
export function snippetGate(visit: Visit): Gate {
  const rules = rulesOf(visit).filter((rule) => isFor(rule, visit.crawler) && rule.place !== inNoscript)
  const marked = aboutMarks(visit.page)
  const barred = rules.find((rule) => rule.name === 'nosnippet' || lengthOf(rule) === 0)
  const opener = `${editor} oder ${developer}`
  if (barred)
    return { name, state: 'closed', brief: barred.place, opener, findings: [none(barred), ...marked] }
  const [shortest] = rules
    .flatMap((rule) => lengthOf(rule) ?? [])
    .filter((length) => length > 0)
    .toSorted((one, other) => one - other)
  if (shortest !== undefined)
    return {
      name,
      state: 'doubtful',
      brief: `${shortest} Zeichen`,
      opener,
      findings: [limited(shortest), ...marked],
    }
  if (!visit.page) return unseen(name, 'HTML', marked)
  if (!visit.response) return unseen(name, 'Header', marked)
  return { name, state: 'open', brief: 'ohne Grenze', findings: marked }
}

/** Without a number the rule does not count. */
function lengthOf({ name: rule, value }: RobotsRule): number | undefined {
  return rule === 'max-snippet' && /^-?\d{1,6}$/.test(value) ? Number(value) : undefined
}

function none({ name: rule, place }: RobotsRule): Finding {
  return findingOf(
    'error',
    'reach/nosnippet',
    `«${rule === 'nosnippet' ? rule : 'max-snippet:0'}» ${place}: Suche und KI-Übersichten verwenden keinen Text der Seite.`,
    'Angabe entfernen, wenn das nicht gewollt ist.',
    name,
  )
}

function limited(length: number): Finding {
  return findingOf(
    'warning',
    'reach/max-snippet',
    `Suche und KI-Übersichten verwenden höchstens ${length} Zeichen der Seite.`,
    'Ohne Grenze: «max-snippet:-1» oder keine Angabe.',
    name,
  )
}

/** Only on these elements the attribute counts. */
const markable = new Set(['span', 'div', 'section'])

function aboutMarks(page: PageRead | undefined): Finding[] {
  const marked = page?.nosnippet ?? []
  const wrong = marked.filter((element) => !markable.has(element))
  const count = marked.length - wrong.length
  return [
    ...(count > 0 ? [hidden(count)] : []),
    ...(wrong.length > 0 ? [ineffective([...new Set(wrong)].slice(0, 5).join(', '))] : []),
  ]
}

function hidden(count: number): Finding {
  return findingOf(
    'note',
    'reach/data-nosnippet',
    `${count === 1 ? 'Ein Teil ist' : `${count} Teile sind`} mit «data-nosnippet» ausgenommen.`,
    'Prüfen, ob das gewollt ist; ein nicht geschlossenes Element nimmt alles danach mit.',
    name,
  )
}

function ineffective(elements: string): Finding {
  return findingOf(
    'warning',
    'reach/data-nosnippet-element',
    `«data-nosnippet» wirkt nur an span, div und section, nicht an: ${elements}.`,
    'Eines dieser Elemente verwenden.',
    name,
  )
}
