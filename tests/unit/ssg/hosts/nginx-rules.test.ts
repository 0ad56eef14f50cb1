import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nginxRules } from '../../../../ssg/hosts/nginx-rules.ts'

const headers = [
  '/*',
  "  Content-Security-Policy: default-src 'none'",
  '/assets/*',
  '  Cache-Control: immutable',
  '/agb.md',
  '  X-Robots-Tag: noindex',
  '/datenschutz.md',
  '  X-Robots-Tag: noindex',
].join('\n')
const lines = String(nginxRules(headers, '/alt /contact 301\n', 'www.firma.example').content).split('\n')
const about = (text: string) => lines.filter((line) => line.includes(text))

test('a header of every path is set for every path', () => {
  expect(about('content_security_policy')).toEqual([
    'set $site_content_security_policy "";',
    `set $site_content_security_policy "default-src 'none'";`,
    'add_header Content-Security-Policy $site_content_security_policy always;',
  ])
})

test('paths with the same value share a line, in which a dot is a dot', () => {
  expect(about('noindex')).toEqual([
    String.raw`if ($uri ~ "^(?:/agb\.md|/datenschutz\.md)$") { set $site_x_robots_tag "noindex"; }`,
  ])
})

test('paths without a rule in _headers are revalidated each time, and the 404 page is not cached', () => {
  expect(about('$site_cache_control').slice(0, -1)).toEqual([
    'set $site_cache_control "public, max-age=0, must-revalidate";',
    'if ($uri ~ "^(?:/assets/.*)$") { set $site_cache_control "immutable"; }',
    String.raw`if ($uri ~ "^(?:/404\.html)$") { set $site_cache_control "no-cache"; }`,
  ])
})

test('a page that has moved is a redirect that keeps the query', () => {
  expect(about('/alt')).toEqual(['location = /alt { return 301 /contact$is_args$args; }'])
})

test.each(['a "quote"', 'a $variable'])('%s, which nginx would read otherwise, stops the build', (value) => {
  expect(() => nginxRules(`/*\n  X-Odd: ${value}`, '', 'firma.example')).toThrow(/nginx cannot hold/)
})

test('the configuration for nginx includes the file of these rules from the folder of the site', () => {
  const text = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const root = /^ *root (\S+);$/m.exec(text)?.[1]
  const { path } = nginxRules('', '', 'firma.example')
  expect(text).toMatch(new RegExp(`^ *include ${root}/${path};$`, 'm'))
})
