import { canParseUrl } from '../../src/lib/can-parse-url.ts'
import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { loadedAddresses } from '../site/loaded-addresses.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const foreignOrigins: Rule = {
  id: 'foreign-origins',
  title: 'Keine Seite lädt etwas von fremden Servern',
  why: 'Jeder fremde Server erfährt, wer die Seite liest, und jede Verbindung kostet Zeit. Schriften, Bilder und Skripte kommen darum von hier.',
  source: sources.dataProtection,
  severity: 'error',
  covers: everyPage,
  check: ({ pages, origin }) =>
    pages.flatMap((page) =>
      loadedAddresses(page)
        .filter((address) => {
          const base = origin + page.path
          return !canParseUrl(address, base) || new URL(address, base).origin !== origin
        })
        .map((address) => ({
          ...placeOf(page, address),
          what: `lädt ${address}`,
          remedy: 'Von der eigenen Website ausliefern.',
        })),
    ),
}
