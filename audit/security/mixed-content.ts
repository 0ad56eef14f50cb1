import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attributes, elements } from '../site/elements.ts'
import { loadedAddresses } from '../site/loaded-addresses.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const mixedContent: Rule = {
  id: 'mixed-content',
  title: 'Alles ist verschlüsselt, auch die Ziele der Links',
  why: 'Unverschlüsselte Bausteine sperren Browser oder warnen davor, und wer einem http-Link folgt, reist einen Schritt weit offen.',
  source: sources.mixedContent,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const linked = ['href', 'action', 'formAction'].flatMap((name) => attributes(elements(page.tree), name))
      const open = new Set([...linked, ...loadedAddresses(page)].filter((address) => /^http:/i.test(address)))
      return [...open].map((address) => ({
        ...placeOf(page, address),
        what: `${address} ist unverschlüsselt`,
        remedy: 'Mit https angeben.',
      }))
    }),
}
