import { expect, test } from 'vitest'
import { readResponse } from '../../../../src/tools/page-check/read-answer.ts'

// As curl prints it, as Chromium and Firefox copy it, as people write it down.
test.each([
  ['HTTP/2 200\r\nx-robots-tag: noindex\r\n', 200, ['noindex']],
  ['HTTP/1.1 404 Not Found\nX-Robots-Tag : noindex, nofollow', 404, ['noindex, nofollow']],
  ['HTTP/1.1 103 Early Hints\nlink: </a.css>; rel=preload\n\nHTTP/1.1 200 OK\nserver: x', 200, []],
  ['Status Code: 301 Moved Permanently\nlocation: https://b.ch/', 301, []],
  ['Status Code:\n200 OK\nx-robots-tag:\nnoindex\nserver:\nnginx', 200, ['noindex']],
  [
    '< HTTP/2 200 \n< x-robots-tag: otherbot: noindex\n< x-robots-tag: nosnippet',
    200,
    ['otherbot: noindex', 'nosnippet'],
  ],
  ['200', 200, []],
  ['503 Service Unavailable', 503, []],
  ['content-length: 512\nx-robots-tag: none', undefined, ['none']],
  ['Ich weiss es nicht', undefined, []],
])('%j has status %s', (text, status, tags) => {
  const response = readResponse(text)
  expect([response.status, response.robotsTags]).toEqual([status, tags])
})

test.each([
  ['<https://a.ch/b>; rel="canonical"', ['https://a.ch/b']],
  ['<https://a.ch/>; rel=canonical', ['https://a.ch/']],
  ['</s.css>; rel=preload, <https://a.ch/>; type="text/html"; rel="nofollow canonical"', ['https://a.ch/']],
  ['</s.css>; rel=preload; title="canonical"', []],
])('Link: %s', (value, canonicals) => {
  const { links } = readResponse(`HTTP/2 200\nlink: ${value}`)
  expect(links.filter(({ rel }) => rel.includes('canonical')).map(({ address }) => address)).toEqual(
    canonicals,
  )
})
