import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Answer } from '../../support/hosts/ask.ts'
import { dist } from '../../support/site/built-site.ts'
import { hosts, type RunningHost } from '../../support/hosts/hosts.ts'
import { observatoryScore, observatoryVerdicts } from '../../support/hosts/http-observatory.ts'

describe.each(hosts.filter(({ missing }) => !missing))('$name', ({ start }) => {
  let host: RunningHost
  beforeAll(async () => void (host = await start(dist)))
  afterAll(() => host.stop())

  test.each(['/', '/contact', '/knowledge-base/entity-seo'])(
    '%s loses no point and gains every extra one',
    async (path) => {
      const verdicts = observatoryVerdicts(await ask(host.port, path))
      expect(verdicts.filter(({ points }) => points < 0)).toEqual([])
      expect(observatoryScore(verdicts)).toBe(130)
    },
  )
})

const page = (headers: Answer['headers'], html = ''): Answer => ({
  status: 200,
  headers,
  body: Buffer.from(html),
})
const points = (rule: string, answer: Answer) =>
  observatoryVerdicts(answer).find((verdict) => verdict.rule === rule)?.points

test.each([
  ["default-src 'none'", 10],
  ["default-src 'self'", 5],
  ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ["default-src 'none'; script-src 'unsafe-inline'", -20],
  ["default-src 'none'; script-src https:", -20],
  ['default-src *', -20],
  ["script-src 'self'", -25],
  ['', -25],
])('the policy «%s» is worth %i points', (policy, value) => {
  expect(points('content-security-policy', page({ 'content-security-policy': policy }))).toBe(value)
})

test('a page without any of the headers scores as low as the Observatory has it', () => {
  expect(observatoryScore(observatoryVerdicts(page({})))).toBe(100 - 25 - 20 - 5 - 20)
})

test.each([
  ['cookies', page({ 'set-cookie': ['a=b'] })],
  ['cross-origin-resource-sharing', page({ 'access-control-allow-credentials': 'true' })],
  ['referrer-policy', page({ 'referrer-policy': 'unsafe-url' })],
  ['strict-transport-security', page({ 'strict-transport-security': 'max-age=3600' })],
  ['subresource-integrity', page({}, '<script src="https://cdn.example/a.js"></script>')],
  ['x-content-type-options', page({ 'x-content-type-options': 'sniff' })],
  ['x-frame-options', page({ 'x-frame-options': 'ALLOWALL' })],
  ['cross-origin-resource-policy', page({ 'cross-origin-resource-policy': 'none' })],
])('%s costs points where it is wrong', (rule, answer) => {
  expect(points(rule, answer)).toBeLessThan(0)
})
