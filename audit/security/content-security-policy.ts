import { placeOf } from '../site/audited-page.ts'
import { policyOf } from '../site/content-security-policy.ts'
import { everyPage } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** Nothing is allowed that is not named, no other site may hold this one in a frame, and text becomes neither HTML nor script. */
const required = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

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
      const lacking = Object.entries(required).filter(
        ([directive, value]) => policy.get(directive)?.join() !== value,
      )
      return [
        ...lacking.map(([directive, value]) => ({
          ...place,
          what: `${directive} ist nicht ${value}`,
          remedy: 'In _headers setzen.',
        })),
        ...[...policy].flatMap(([directive, allowed]) =>
          allowed
            .filter((source) => open.test(source))
            .map((source) => ({
              ...place,
              what: `${directive} erlaubt ${source}`,
              remedy: 'Einzelne Quellen oder Hashes nennen.',
            })),
        ),
      ]
    }),
}
