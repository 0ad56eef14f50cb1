import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headersFor, parseHeaderRules, parseRedirects } from '../../../ssg/hosts/host-files.ts'
import { contentOf, dist, files, root } from '../../support/site/built-site.ts'

const text = contentOf('_headers')
const rules = parseHeaderRules(text)
const redirects = files.includes('_redirects') ? contentOf('_redirects') : ''

// https://developers.cloudflare.com/pages/configuration/headers/, /redirects/ and /platform/limits/
test('Cloudflare Pages accepts the number and size of all rules, redirects and files', () => {
  expect(rules.length).toBeLessThanOrEqual(100)
  expect(text.split('\n').filter((line) => line.length > 2000)).toEqual([])
  expect(parseRedirects(redirects).size).toBeLessThanOrEqual(2000)
  expect(redirects.split('\n').filter((line) => line.length > 1000)).toEqual([])
  expect(files.length).toBeLessThanOrEqual(20_000)
  expect(files.filter((file) => statSync(`${dist}/${file}`).size > 25 * 1024 * 1024)).toEqual([])
})

test('header paths have no placeholder and `*` only at the end, so that both hosts read them alike', () => {
  expect(rules.filter(({ path }) => !/^\/[\w./-]*\*?$/.test(path))).toEqual([])
})

test('no file gets a header twice: Cloudflare Pages would join the values with a comma', () => {
  const twice = files.filter((file) => {
    const names = headersFor(`/${file}`, rules).map(([name]) => name.toLowerCase())
    return new Set(names).size < names.length
  })
  expect(twice).toEqual([])
})

// https://docs.netlify.com/manage/routing/headers/
test('no header is among those that Netlify reserves for itself', () => {
  const reserved =
    /^(accept-ranges|age|allow|alt-svc|connection|content-(encoding|length|range)|date|location|server|set-cookie|trailer|transfer-encoding|upgrade)$/i
  const names = rules.flatMap(({ headers }) => headers.map(([name]) => name))
  expect(names.filter((name) => reserved.test(name))).toEqual([])
})

test('netlify.toml runs the scripts build and audit, before going live doctor first, and publishes dist', () => {
  const netlify = readFileSync(`${root}netlify.toml`, 'utf8')
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  expect([...netlify.matchAll(/^ *command = "(.+)"$/gm)].map(([, command]) => command)).toEqual([
    'npm run build && npm run audit',
    'npm run doctor && npm run build && npm run audit',
  ])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['doctor', 'build', 'audit']))
  expect(netlify).toMatch(/^ *publish = "dist"$/m)
})
