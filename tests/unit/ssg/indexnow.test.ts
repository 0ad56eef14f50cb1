// @vitest-environment node
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { text as bodyOf } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { indexNow, mostAtOnce } from '../../../ssg/indexnow.ts'
import { portOf } from '../../support/hosts/ask.ts'

const key = 'abcdef-123456'
let receiver: IndexNowReceiver
let folder = ''
let printed: string[] = []
const pendingFile = () => `${folder}/indexnow.json`
const pending = (): unknown =>
  existsSync(pendingFile()) ? JSON.parse(readFileSync(pendingFile(), 'utf8')) : []
const leavePending = (paths: string[]) => writeFileSync(pendingFile(), JSON.stringify(paths))

beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/indexnow-`)
  receiver = await startIndexNowReceiver()
  receiver.live.set(`/${key}.txt`, key)
  printed = []
})

afterEach(async () => {
  await receiver.stop()
  rmSync(folder, { recursive: true })
})

const build = (hashes: Record<string, string>) =>
  writeFileSync(`${folder}/content-hashes.json`, JSON.stringify(hashes))
const deploy = (hashes: Record<string, string>) =>
  receiver.live.set('/content-hashes.json', JSON.stringify(hashes))

const print = (line: string) => void printed.push(line)

function run(...options: '--submit'[]): Promise<boolean> {
  const { origin, endpoint } = receiver
  return indexNow({
    origin,
    endpoint,
    key,
    folder,
    pendingFile: pendingFile(),
    submits: options.length > 0,
    print,
  })
}

const before = { '/': 'a', '/kept': 'b', '/edited': 'c', '/gone': 'd' }
const after = { '/': 'a', '/kept': 'b', '/edited': 'c2', '/added': 'e' }

test('without --submit indexNow prints the changed addresses and sends nothing', async () => {
  deploy(before)
  build(after)
  expect(await run()).toBe(true)
  expect(printed.join('\n')).toContain('1 neu, 1 geändert, 1 weg')
  expect(printed.filter((line) => line.startsWith('  '))).toEqual(
    ['/added', '/edited', '/gone'].map((path) => `  ${receiver.origin}${path}`),
  )
  expect(receiver.received).toEqual([])
})

test('after the deploy changed addresses are submitted in one request, and only once', async () => {
  deploy(before)
  build(after)
  await run()
  deploy(after)
  expect(await run('--submit')).toBe(true)
  expect(receiver.received).toEqual([
    {
      type: 'application/json; charset=utf-8',
      body: {
        host: new URL(receiver.origin).host,
        key,
        keyLocation: `${receiver.origin}/${key}.txt`,
        urlList: ['/added', '/edited', '/gone'].map((path) => receiver.origin + path),
      },
    },
  ])
  expect(await run('--submit')).toBe(true)
  expect(receiver.received).toHaveLength(1)
})

test('before the deploy nothing is submitted, and the changes stay pending', async () => {
  deploy(before)
  build(after)
  expect(await run('--submit')).toBe(false)
  expect(receiver.received).toEqual([])
  deploy(after)
  await run()
  expect(pending()).toEqual(['/added', '/edited', '/gone'])
})

test('a build without changes submits nothing', async () => {
  deploy(before)
  build(before)
  expect(await run('--submit')).toBe(true)
  expect(receiver.received).toEqual([])
})

test('all pages of a site that has never been published are pending', async () => {
  build(after)
  await run()
  expect(pending()).toEqual(Object.keys(after).toSorted())
})

test('addresses above the limit of one request are submitted in several', async () => {
  deploy(before)
  build(before)
  leavePending(Array.from({ length: mostAtOnce + 1 }, (_, index) => `/${index}`))
  expect(await run('--submit')).toBe(true)
  expect(receiver.received.map(({ body }) => body)).toMatchObject([
    { urlList: { length: mostAtOnce } },
    { urlList: { length: 1 } },
  ])
})

describe('the answer of the search engine', () => {
  test.each([
    [200, true, 'sind angekommen'],
    [202, true, 'wird noch geprüft'],
    [400, false, 'falsch gebaut'],
    [403, false, 'Schlüssel gilt nicht'],
    [422, false, 'nicht zu diesem Host'],
    [429, false, 'zu viele Anfragen. Noch einmal nach 120'],
    [500, false, 'nicht kennt'],
  ])('%i is explained in words, and is a success: %s', async (status, isWell, words) => {
    deploy(after)
    build(after)
    leavePending(['/added'])
    receiver.answer.status = status
    receiver.answer.headers = { 'retry-after': '120' }
    expect(await run('--submit')).toBe(isWell)
    expect(printed.at(-1)).toContain(words)
    expect(pending()).toEqual(isWell ? [] : ['/added'])
  })
})

describe('nothing is sent', () => {
  test.each([
    ['if the key file is missing', () => receiver.live.delete(`/${key}.txt`)],
    ['if the key file holds a page', () => receiver.live.set(`/${key}.txt`, '<!DOCTYPE html>')],
  ])('%s', async (_, breakIt) => {
    deploy(after)
    build(after)
    leavePending(['/added'])
    breakIt()
    expect(await run('--submit')).toBe(false)
    expect(printed.at(-1)).toContain('enthält den Schlüssel nicht')
    expect(receiver.received).toEqual([])
  })

  test.each([
    ['no JSON', '<!DOCTYPE html>'],
    ['no list of hashes', '{"/": 1}'],
    ['no list of paths', '{"https://www.example.com/": "a"}'],
  ])('if the live manifest is %s', async (_, text) => {
    receiver.live.set('/content-hashes.json', text)
    build(after)
    await expect(run('--submit')).rejects.toThrow('ist keine Liste von Hashes')
    expect(receiver.received).toEqual([])
  })

  test('if there is no build', async () => {
    await expect(run('--submit')).rejects.toThrow('npm run build')
  })
})

/** A live site and a search engine in one, on this machine. */
interface IndexNowReceiver {
  origin: string
  endpoint: string
  /** What the live site answers, by path; what it does not have is 404. */
  live: Map<string, string>
  /** The requests that have arrived at the search engine. */
  received: { type: string | undefined; body: unknown }[]
  answer: { status: number; headers: Record<string, string> }
  stop: () => Promise<void>
}

async function startIndexNowReceiver(): Promise<IndexNowReceiver> {
  const live: IndexNowReceiver['live'] = new Map()
  const received: IndexNowReceiver['received'] = []
  const answer: IndexNowReceiver['answer'] = { status: 200, headers: {} }
  const server = createServer((request, response) => {
    const found = live.get(request.url ?? '')
    if (request.method === 'GET') return void response.writeHead(found === undefined ? 404 : 200).end(found)
    void bodyOf(request).then((body) => {
      received.push({ type: request.headers['content-type'], body: JSON.parse(body) })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${portOf(server)}`
  return {
    origin,
    endpoint: `${origin}/indexnow`,
    live,
    received,
    answer,
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
