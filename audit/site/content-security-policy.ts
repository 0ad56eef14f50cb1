import { createHash } from 'node:crypto'
import type { AuditedPage } from './audited-site.ts'

/** The directives of the policy that a page is sent with. */
export function policyOf({ headers }: AuditedPage): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

/** The hash of inline code, as a policy names it. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
