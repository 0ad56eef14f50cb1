import { expect, test } from 'vitest'
import { headerRules, metaRules } from '../../../../src/tools/shared/page/robots-rules.ts'

const told = (rules: ReturnType<typeof headerRules>) =>
  rules.map(({ agent, name, value }) => [agent || '*', value ? `${name}:${value}` : name].join(' '))

// The examples of Google's «Robots meta tag, data-nosnippet, and X-Robots-Tag specifications», last updated 2026-03-24.
test.each([
  ['noindex', ['* noindex']],
  ['noarchive', ['* noarchive']],
  ['unavailable_after: 25 Jun 2010 15:00:00 PST', ['* unavailable_after:25 jun 2010 15:00:00 pst']],
  ['googlebot: nofollow', ['googlebot nofollow']],
  ['otherbot: noindex, nofollow', ['otherbot noindex', 'otherbot nofollow']],
  ['max-snippet:20, max-image-preview:large', ['* max-snippet:20', '* max-image-preview:large']],
  ['NoIndex', ['* noindex']],
])('X-Robots-Tag «%s» is read as Google documents it', (value, rules) => {
  expect(told(headerRules(value))).toEqual(rules)
})

// Servers join headers of one name with commas (RFC 9110 §5.3).
test('a crawler named in the middle of X-Robots-Tag gets the rules that follow', () => {
  expect(told(headerRules('nosnippet, otherbot: noindex, googlebot: max-snippet:50, nofollow'))).toEqual([
    '* nosnippet',
    'otherbot noindex',
    'googlebot max-snippet:50',
    'googlebot nofollow',
  ])
})

test.each([
  ['robots', 'noindex, nofollow', ['* noindex', '* nofollow']],
  ['robots', 'max-snippet:20, max-image-preview:large', ['* max-snippet:20', '* max-image-preview:large']],
  ['googlebot', 'nosnippet', ['googlebot nosnippet']],
  ['robots', 'unavailable_after: 2020-09-21', ['* unavailable_after:2020-09-21']],
  ['robots', ' , ,', []],
])('<meta name="%s" content="%s"> is read as rules for its crawler', (agent, content, rules) => {
  expect(told(metaRules(agent, content, false))).toEqual(rules)
})
