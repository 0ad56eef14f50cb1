import { expect, test } from 'vitest'
import { pageReport } from '../../../../src/tools/page-check/page-report.ts'
import { readAddresses } from '../../../../src/tools/shared/read-addresses.ts'

const gate = (name: string, values: Readonly<Record<string, string>>) =>
  pageReport(values).gates.find((found) => found.name === name)
const rules = (values: Readonly<Record<string, string>>) =>
  pageReport(values).findings.map(({ rule }) => rule)
const listed = (robots: string, liste: string, crawler = 'Googlebot') =>
  pageReport({ robots, liste, crawler }).addresses.map(({ address, allowed }) => [address, allowed])

test('the header row of an export is no address, and no fault', () => {
  expect(readAddresses('URL;Klicks\nhttps://e.ch/a;12')).toEqual({
    addresses: [{ address: 'https://e.ch/a', line: 2 }],
    unread: [],
  })
})

test('what stands above a source and is no answer is named as unread', () => {
  expect(rules({ seite: 'Hallo, hier der Quelltext:\n<p>Text' })).toContain('page/unread')
  expect(pageReport({ seite: 'Bitte prüfen' }).verdict.state).toBe('unchecked')
})

test.each([{}, { robots: ' \n' }, { seite: '\uFEFF' }, { crawler: 'Googlebot' }])(
  '%j is not checked',
  (values) => {
    expect(pageReport(values).verdict.state).toBe('unchecked')
  },
)

test('addresses of another host are not judged by this file', () => {
  expect(listed('User-agent: *\nDisallow: /', 'https://e.ch/a\nhttps://shop.e.ch/a')).toEqual([
    ['https://e.ch/a', false],
    ['https://shop.e.ch/a', undefined],
  ])
})

// Google, «List of special-case crawlers»: they ignore «*», and Google-Safety the whole file.
test.each(['AdsBot-Google-Mobile', 'APIs-Google', 'Mediapartners-Google', 'Google-Safety'])(
  '%s is not shut out by a group for all',
  (crawler) => {
    expect(listed('User-agent: *\nDisallow: /', '/a', crawler)).toEqual([['/a', true]])
  },
)

test('two patterns on one line are told', () => {
  expect(rules({ robots: 'User-agent: *\nDisallow: /a /b' })).toContain('robots/two-patterns')
})

test('a head without a body is not judged by its text', () => {
  const seite = 'HTTP/2 200\n\n<head><title>a</title><link rel=canonical href=https://e.ch/></head>'
  expect(gate('Text im HTML', { seite })?.state).toBe('unknown')
  expect(pageReport({ seite, adresse: 'https://e.ch/', robots: 'User-agent: *' }).verdict.state).toBe(
    'unchecked',
  )
})

test.each([
  ['2020-09-21', 'closed'],
  ['Wednesday, 25-Aug-2010 15:00:00 GMT', 'closed'],
  ['2999-01-01', 'doubtful'],
  ['bald', 'doubtful'],
])('unavailable_after %s is %s', (date, state) => {
  expect(
    gate('noindex', { seite: `<meta name=robots content="unavailable_after: ${date}"><p>Text` })?.state,
  ).toBe(state)
})

test.each([
  ['0; url=https://e.ch/neu', 'closed'],
  ["5;URL='/neu'", 'closed'],
  ['30', 'open'],
  ['0; url=https://e.ch/', 'open'],
])('a meta refresh to «%s» leaves the page %s', (content, state) => {
  const seite = `HTTP/2 200\n\n<meta http-equiv="refresh" content="${content}"><body><p>Text`
  expect(gate('Status', { seite, adresse: 'https://e.ch/' })?.state).toBe(state)
})

test('a robots.txt in the field of the page is named, and sent to its field', () => {
  const { verdict, findings } = pageReport({ seite: 'User-agent: *\nDisallow: /' })
  expect(verdict.state).toBe('unchecked')
  expect(findings.map(({ remedy }) => remedy)).toContain('Eine robots.txt gehört in das Feld darunter.')
})

test.each([
  ['alone, with no page', 'GPTBot', '', ['GPTBot'], []],
  [
    'behind Googlebot, with an open page',
    'Googlebot, GPTBot, ClaudeBot, PerplexityBot',
    'HTTP/2 200\n\n<link rel=canonical href=https://e.ch/a><body><p>Text',
    ['GPTBot', 'ClaudeBot'],
    ['Googlebot', 'PerplexityBot'],
  ],
])('a crawler that is shut out is named %s', (_, crawler, seite, shut, open) => {
  const robots = `${shut.map((name) => `User-agent: ${name}`).join('\n')}\nDisallow: /`
  for (const adresse of seite === '' ? ['https://e.ch/a', ''] : ['https://e.ch/a']) {
    const { verdict, findings } = pageReport({ adresse, crawler, robots, seite })
    expect(verdict.state).toBe('warning')
    expect(verdict.reason).toContain(`gesperrt für ${shut.join(', ')}`)
    expect(verdict.reason).toContain(open.length > 0 ? `offen für ${open.join(', ')}` : 'gesperrt')
    expect(findings.map(({ rule }) => rule)).toContain('reach/robots-crawler')
  }
})

test.each(['http://e.ch/a', 'https://e.ch/a', ''])(
  'of the redirects that curl -siL prints, the target is judged (asked for «%s»)',
  (adresse) => {
    const seite = [
      'HTTP/1.1 301 Moved Permanently',
      'Location: https://e.ch/a',
      'X-Robots-Tag: noindex',
      '',
      '<html><title>301 Moved</title></html>',
      'HTTP/2 200',
      '',
      '<link rel=canonical href=https://e.ch/a><body><p>Text',
    ].join('\n')
    const { verdict, findings } = pageReport({ adresse, seite, robots: 'User-agent: *\nAllow: /' })
    expect(verdict.state).toBe('right')
    expect(findings.map(({ problem }) => problem)).toEqual([
      'Der Server leitet weiter (301) auf «https://e.ch/a»; geprüft ist dieses Ziel.',
    ])
    expect(pageReport({ adresse, seite: seite.replace('200', '404') }).verdict.state).toBe('wrong')
  },
)
