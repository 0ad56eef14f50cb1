import { placeOf } from '../site/audited-page.ts'
import { policyOf } from '../site/content-security-policy.ts'
import { everyPage } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const open = /^('unsafe-(inline|eval|hashes)'|\*|https?:|data:|blob:)$/

export const contentSecurityPolicy: Rule = {
  id: 'content-security-policy',
  title: 'Eine strenge Content-Security-Policy schützt jede Seite',
  why: 'Sie sagt dem Browser, was laufen darf. Schleust jemand fremden Code ein, bleibt er wirkungslos.',
  source: sources.contentSecurityPolicy,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const policy = policyOf(page)
      const place = placeOf(page)
      if (policy.get('default-src')?.join() !== "'none'")
        return [{ ...place, what: 'default-src ist nicht «none»', remedy: 'In _headers setzen.' }]
      return [...policy].flatMap(([directive, allowed]) =>
        allowed
          .filter((source) => open.test(source))
          .map((source) => ({
            ...place,
            what: `${directive} erlaubt ${source}`,
            remedy: 'Einzelne Quellen oder Hashes nennen.',
          })),
      )
    }),
}
