import { createHash } from 'node:crypto'
import { site } from '../content/identity.ts'
import type { OutputFile } from '../output-file.ts'
import { headScript } from '../render/head-script.ts'

/** The rules of Netlify, Cloudflare Pages and `npm start` for response headers. */
export function headers(styles: string[], copies: OutputFile[]): OutputFile {
  const rules = [
    rule('/*', {
      'Content-Security-Policy': contentSecurityPolicy(styles),
      // Two years; not for subdomains and no preload list, as both would bind what else the operator runs.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    }),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    // Copies for programs, and llms.txt: their pages are the addresses to index. One rule each, as hosts allow `*` only at the end.
    ...copies.map(({ path }) => rule(`/${path}`, { 'X-Robots-Tag': 'noindex' })),
  ]
  return { path: '_headers', content: rules.join('\n') }
}

/**
 * Everything is forbidden but what the site uses. The hashes are those of the only inline code: the styles, and the script of
 * the head. Without `upgrade-insecure-requests`, which at http://localhost sends the redirect after an enquiry to an https that is not there.
 */
export function contentSecurityPolicy(styles: string[]): string {
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
    // Text becomes HTML nowhere (docs/decisions/0003-trusted-types.md).
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

function rule(path: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
