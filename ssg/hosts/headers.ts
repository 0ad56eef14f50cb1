import { createHash } from 'node:crypto'
import { site } from '../content/identity.ts'
import type { OutputFile } from '../output-file.ts'
import type { HeaderRule } from './host-files.ts'
import { headScript } from '../render/document-head.ts'

/** The response headers for Netlify, Cloudflare Pages, nginx and `npm start`. */
export function headerRules(styles: string[], copies: OutputFile[]): HeaderRule[] {
  return [
    rule('/*', {
      'Content-Security-Policy': contentSecurityPolicy(styles),
      // Two years. Without `includeSubDomains` and `preload`, which would affect other sites of the operator.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    }),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    // Search engines should index the pages, not their Markdown copies. Each file has a rule, because `*` is allowed only at the end.
    ...copies.map(({ path }) => rule(`/${path}`, { 'X-Robots-Tag': 'noindex' })),
  ]
}

/**
 * Allows only what the site uses. The hashes are those of the inline styles and the inline script in the head. Without `upgrade-insecure-requests`, which
 * at http://localhost would send the redirect after an enquiry to https, where nothing listens.
 */
function contentSecurityPolicy(styles: string[]): string {
  const form = site.enquiryAddress.startsWith('/') ? '' : ` ${new URL(site.enquiryAddress).origin}`
  return [
    "default-src 'none'",
    `script-src 'self' ${hashed(headScript)}`,
    `style-src 'self' ${styles.map(hashed).join(' ')}`,
    "img-src 'self'",
    `connect-src 'self'${form}`,
    "manifest-src 'self'",
    `form-action 'self'${form}`,
    "base-uri 'none'",
    // No code turns a string into HTML or script (docs/decisions/0003-trusted-types.md).
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')

function rule(path: string, values: Record<string, string>): HeaderRule {
  return { path, headers: Object.entries(values) }
}
