import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, headerRules } from '../../../../ssg/hosts/headers.ts'
import { headScript } from '../../../../ssg/render/head-script.ts'
import { headersFor } from '../../../../ssg/hosts/header-rules.ts'

const css = ['@layer reset;body{color:red}', '@layer reset;body{color:blue}']

describe('the Content-Security-Policy', () => {
  const policy = Object.fromEntries(
    contentSecurityPolicy(css)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

  test('allows inline only the styles and the script of the colour scheme, by their hashes', () => {
    expect(policy['style-src']).toEqual(["'self'", ...css.map(hash)])
    expect(policy['script-src']).toEqual(["'self'", hash(headScript)])
    expect(contentSecurityPolicy(css)).not.toMatch(/unsafe-|\*|data:/)
  })

  test('allows images, search index, web manifest and form posts on the site itself', () => {
    for (const directive of ['img-src', 'connect-src', 'manifest-src', 'form-action'])
      expect([directive, policy[directive]?.[0]]).toEqual([directive, "'self'"])
  })
})

describe('the header rules', () => {
  const rules = headerRules(css, [{ path: 'agb.md', content: '' }])
  const of = (address: string) => Object.fromEntries(headersFor(address, rules))

  test('give every page the security headers', () => {
    for (const address of ['/', '/knowledge-base/entity-seo', '/gibt-es-nicht'])
      expect(of(address)).toEqual({
        'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; /),
        'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Frame-Options': 'DENY',
      })
  })

  test('keep Markdown copies out of search engines', () => {
    expect(of('/agb.md')['X-Robots-Tag']).toBe('noindex')
  })

  test('let only hashed assets be cached for ever', () => {
    expect(of('/assets/a-1b2c3d.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(of('/contact')['Cache-Control']).toBeUndefined()
  })
})

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
