import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text as bodyOf } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { indexNow } from '../../../ssg/indexnow.ts'
import { sitemap } from '../../../ssg/files/sitemap.ts'
import { site } from '../../../ssg/content/identity.ts'
import { portOf } from '../../../serve/site-server.ts'
import { articlePage } from '../../support/sources/site-pages.ts'

const key = 'abcdef-123456'
const pages = [
  articlePage('/earlier', { published: '2026-11-20' }),
  articlePage('/that-day', { published: '2026-11-27' }),
  articlePage('/edited', { published: '2026-11-20', updated: '2026-11-28' }),
]
let server: Server
let origin = ''
let received: unknown[] = []
let answers: Record<string, number> = {}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method } = request
  if (method === 'POST') received.push(JSON.parse(await bodyOf(request)))
  response.writeHead(answers[url] ?? 200).end(url === '/sitemap.xml' ? sitemap(pages).content : '')
}

/** The server is both the live site and the engine. */
beforeEach(async () => {
  received = []
  answers = {}
  server = createServer((request, response) => void answer(request, response)).listen(0)
  await once(server, 'listening')
  origin = `http://localhost:${portOf(server)}`
})

afterEach(() => server.close())

const submit = (since: string) => indexNow({ origin, key, since, endpoint: `${origin}/indexnow` })

test('IndexNow hears of the pages that changed on the day or later, with key and its file', async () => {
  const changed = ['/edited', '/that-day'].map((path) => site.origin + path)
  expect(await submit('2026-11-27')).toEqual(changed)
  expect(received).toEqual([
    { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: changed },
  ])
})

test('without a changed page IndexNow hears nothing', async () => {
  expect(await submit('2026-11-29')).toEqual([])
  expect(received).toEqual([])
})

test.each([
  ['a site without a sitemap', '/sitemap.xml', 404, 'sitemap.xml antwortet mit 404'],
  ['a key that the engine does not find', '/indexnow', 403, 'Die Datei des Schlüssels ist nicht online'],
  ['an engine that is out of order', '/indexnow', 503, 'antwortet mit 503'],
])('%s is an error with address and status', async (_, path, status, words) => {
  answers = { [path]: status }
  await expect(submit('2026-11-27')).rejects.toThrow(words)
})
