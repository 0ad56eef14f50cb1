import { fileAt, textOf, type AuditedSite } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const redirectTable: Rule = {
  id: 'redirect-table',
  title: 'Weiterleitungen führen direkt zu einer Seite',
  why: 'Jede Station einer Kette kostet Zeit und Signale, und eine Schleife führt nirgends hin. Alte Adressen leiten darum in einem Schritt zur neuen.',
  source: sources.redirects,
  severity: 'error',
  covers: filesNamed('_redirects'),
  check(site) {
    const table = redirects(site)
    return [...table].flatMap(([from, to]) => {
      if (!to.startsWith('/')) return []
      const path = to.replace(/[?#].*/, '')
      if (fileAt(site, path) !== undefined && !table.has(path)) return []
      const what = table.has(path)
        ? `${from} führt über ${to} nach ${table.get(path)}`
        : `${from} führt zu ${to}, wo nichts ist`
      return [{ file: 'dist/_redirects', what, remedy: 'Direkt auf eine Seite der Website leiten.' }]
    })
  },
}

/** Where the addresses that have moved lead, as Netlify and Cloudflare Pages read `_redirects`. */
export function redirects(site: AuditedSite): Map<string, string> {
  const lines = (textOf(site, '_redirects') ?? '').split('\n').map((line) => line.trim())
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(/\s+/))
      .map(([from = '', to = '']) => [from, to]),
  )
}
