import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { HeaderRule } from '../../../../ssg/hosts/host-files.ts'
import { nginxRules } from '../../../../ssg/hosts/nginx-rules.ts'

const rules: HeaderRule[] = [
  { path: '/*', headers: [['Content-Security-Policy', "default-src 'none'"]] },
  { path: '/assets/*', headers: [['Cache-Control', 'immutable']] },
  { path: '/agb.md', headers: [['X-Robots-Tag', 'noindex']] },
  { path: '/datenschutz.md', headers: [['X-Robots-Tag', 'noindex']] },
]
const redirects = [{ from: '/alt', to: '/contact' }]
const lines = String(nginxRules(rules, redirects, 'www.firma.example').content).split('\n')
const about = (text: string) => lines.filter((line) => line.includes(text))

test('nginx sets a header of all paths for all paths', () => {
  expect(about('content_security_policy')).toEqual([
    'set $site_content_security_policy "";',
    `set $site_content_security_policy "default-src 'none'";`,
    'add_header Content-Security-Policy $site_content_security_policy always;',
  ])
})

test('nginx rules share one line for paths with the same value, with escaped dots', () => {
  expect(about('noindex')).toEqual([
    String.raw`if ($uri ~ "^(?:/agb\.md|/datenschutz\.md)$") { set $site_x_robots_tag "noindex"; }`,
  ])
})

test('nginx revalidates paths without a cache rule each time, and does not cache the 404 page', () => {
  expect(about('$site_cache_control').slice(0, -1)).toEqual([
    'set $site_cache_control "public, max-age=0, must-revalidate";',
    'if ($uri ~ "^(?:/assets/.*)$") { set $site_cache_control "immutable"; }',
    String.raw`if ($uri ~ "^(?:/404\.html)$") { set $site_cache_control "no-cache"; }`,
  ])
})

test('nginx redirects a page that has moved, and keeps the query', () => {
  expect(about('/alt')).toEqual([
    'location = /alt { return 301 /contact$is_args$args; }',
    'location = /alt/ { return 301 /contact$is_args$args; }',
  ])
})

test.each(['a "quote"', 'a $variable'])(
  '%s in a header stops the build, as nginx would read it otherwise',
  (value) => {
    const odd: HeaderRule = { path: '/*', headers: [['X-Odd', value]] }
    expect(() => nginxRules([odd], [], 'firma.example')).toThrow(/nginx cannot hold/)
  },
)

test('deploy/nginx.conf includes the generated rules from the folder of the site', () => {
  const text = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const root = /^ *root (\S+);$/m.exec(text)?.[1]
  const { path } = nginxRules([], [], 'firma.example')
  expect(text).toMatch(new RegExp(`^ *include ${root}/${path};$`, 'm'))
})
