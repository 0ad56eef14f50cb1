import { toString } from 'hast-util-to-string'
import { placeOf, type AuditedPage } from '../site/audited-page.ts'
import { hashOf, policyOf } from '../site/content-security-policy.ts'
import { everyPage } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import type { Finding, Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const policyHashes: Rule = {
  id: 'policy-hashes',
  title: 'Die Hashes der Policy sind die der Seiten',
  why: 'Weicht ein Hash ab, verweigert der Browser Stil oder Skript. Ein Hash, den keine Seite braucht, ist eine vergessene Tür.',
  source: sources.contentSecurityPolicy,
  severity: 'error',
  covers: everyPage,
  check({ pages }) {
    const used = new Set(pages.flatMap((page) => inlineCode(page).map(({ hash }) => hash)))
    const allowed = new Set(pages.flatMap((page) => [...policyOf(page).values()].flat().filter(isHash)))
    return [
      ...pages.flatMap(refused),
      ...[...allowed]
        .filter((hash) => !used.has(hash))
        .map((hash) => ({
          file: 'dist/_headers',
          what: `keine Seite braucht ${hash}`,
          remedy: 'Entfernen.',
        })),
    ]
  },
}

function refused(page: AuditedPage): Finding[] {
  const policy = policyOf(page)
  return inlineCode(page)
    .filter(({ directive, hash }) => !policy.get(directive)?.includes(hash))
    .map(({ tagName, hash }) => ({
      ...placeOf(page),
      what: `die Policy erlaubt <${tagName}> mit ${hash} nicht`,
      remedy: 'Code in eine Datei legen (src/boot.ts, Klassen) oder den Hash aufnehmen.',
    }))
}

interface InlineCode {
  tagName: string
  directive: string
  hash: string
}

/** Data blocks such as JSON-LD are no code. */
function inlineCode({ tree }: AuditedPage): InlineCode[] {
  const scripts = elements(tree, 'script', ({ src, type }) => !src && type !== 'application/ld+json')
  return [...scripts, ...elements(tree, 'style')].map((element) => ({
    tagName: element.tagName,
    directive: `${element.tagName}-src`,
    hash: hashOf(toString(element)),
  }))
}

function isHash(source: string): boolean {
  return source.startsWith("'sha256-")
}
