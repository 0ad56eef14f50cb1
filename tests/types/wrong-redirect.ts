import type { Redirect } from '../../src/lib/site/redirects.ts'

/** Compiled, never run: `tsc` fails here once a redirect to a path that is no page compiles. */
export const rightRedirects: Redirect[] = [
  { from: '/kontakt', to: '/contact', since: '2026-11-21' },
  { from: '/alt/seite', to: '/', since: '2026-11-21' },
]

export const wrongRedirects: Redirect[] = [
  // @ts-expect-error no such page
  { from: '/kontakt', to: '/gibt-es-nicht', since: '2026-11-21' },
  // @ts-expect-error another site
  { from: '/kontakt', to: 'https://www.example.com/', since: '2026-11-21' },
  // @ts-expect-error no path
  { from: 'kontakt', to: '/contact', since: '2026-11-21' },
]
