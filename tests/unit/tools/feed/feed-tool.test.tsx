// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FeedTool } from '~/tools/feed/feed-tool'
import { keptFile, watchFiles } from '../../../support/components/files.ts'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2027, 0, 1) }),
)
afterEach(() => void vi.useRealTimers())

const indexNow = '/?v=1&aufgabe=indexnow'
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = async (what: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: `${what} als Datei sichern` })))
  return keptFile()
}
const item = (content: string) => `<item><guid>1</guid>${content}</item>`

test('the worked example is in the page, and passes on its own day whatever day it is', async () => {
  const { html } = await hydrateFace(<FeedTool />)
  expect(html).toContain('1 Artikel: 1 ohne Beanstandung, 0 mit Fehler')
  expect(screen.getByRole('row', { name: /^pubDate erfüllt/ })).toBeDefined()
})

test('a feed of one’s own is judged field by field as of today, and stays out of the address', async () => {
  const { router } = await hydrateFace(<FeedTool />)
  type('Feed oder Eintrag', item('<title>Zu kurz</title><pubDate>Sat, 21 Nov 2026 07:30:00 GMT</pubDate>'))
  await pass(100)
  expect(screen.getByRole('row', { name: /^title Fehler 7 Zeichen/ })).toBeDefined()
  expect(screen.getByRole('row', { name: /^pubDate Rat 40 Tage alt/ })).toBeDefined()
  await pass(600)
  expect(router.latestLocation.search).toEqual({})
})

test('of several entries only what is not fulfilled is listed', async () => {
  await hydrateFace(<FeedTool />)
  const feed = `<rss version="2.0"><channel>${item('<title>Eins</title>')}${item('<title>Zwei</title>')}</channel></rss>`
  type('Feed oder Eintrag', feed)
  expect(screen.getByText(/^2 Artikel: 0 ohne Beanstandung, 2 mit Fehler; 1 Fehler$/)).toBeDefined()
  expect(screen.getByText(/Zwei Artikel tragen dieselbe Kennung/)).toBeDefined()
  expect(screen.queryByRole('row', { name: /guid erfüllt/ })).toBeNull()
  expect(screen.getByRole('row', { name: /^2 Zwei title Fehler/ })).toBeDefined()
})

test('what is no feed is told with its line, stays in its field, and is never run', async () => {
  await hydrateFace(<FeedTool />)
  const broken = '<rss>\n<img src="x" onerror="alert(1)">\n</rss>'
  type('Feed oder Eintrag', broken)
  expect(screen.getByText(/^Fehler, Zeile 3:/)).toBeDefined()
  expect(field('Feed oder Eintrag').value).toBe(broken)
  expect(document.querySelector('img')).toBeNull()
})

test('the verdicts and the feed to copy are kept as files', async () => {
  watchFiles()
  await hydrateFace(<FeedTool />)
  const verdicts = await save('Prüfung (CSV)')
  expect(verdicts.text).toMatch(/^\uFEFFNummer;Artikel;Feld;Urteil;Grund\r\n1;Rosen im Winter/)
  const feed = await save('Vorlage')
  expect([feed.name, feed.text.slice(0, 5)]).toEqual(['feed.xml', '<?xml'])
})

test('for IndexNow it writes key file, message and commands, and sends nothing', async () => {
  const request = vi.spyOn(globalThis, 'fetch')
  watchFiles()
  await hydrateFace(<FeedTool />, indexNow)
  expect(screen.getByText('2 Adressen in 1 Meldung')).toBeDefined()
  expect(screen.getByRole('group', { name: 'Befehle' }).textContent).toContain(
    'curl https://gaertnerei-muster.ch/0f3a9c6d27b84e51a2c8.txt',
  )
  const key = await save('Schlüsseldatei')
  expect([key.name, key.text]).toEqual(['0f3a9c6d27b84e51a2c8.txt', '0f3a9c6d27b84e51a2c8'])
  const message = await save('Meldung indexnow-1.json')
  expect(JSON.parse(message.text)).toMatchObject({ host: 'gaertnerei-muster.ch', key: key.text })
  expect(request).not.toHaveBeenCalled()
})

test('a key is made, and what is wrong with key, key file and addresses is told', async () => {
  await hydrateFace(<FeedTool />, indexNow)
  fireEvent.click(screen.getByRole('button', { name: 'Schlüssel erzeugen' }))
  expect(field('Schlüssel').value).toMatch(/^[0-9a-f]{32}$/)
  type('Schlüssel', 'kürz')
  expect(screen.getByText(/braucht 8 bis 128 Zeichen/)).toBeDefined()
  type('Schlüssel', 'abcdefgh')
  type('Schlüsseldatei, wie sie Ihr Server liefert (freiwillig)', 'abcdefgh\n')
  expect(screen.getByText(/neben dem Schlüssel/)).toBeDefined()
  type('Adressen, je Zeile eine', 'https://andere.ch/')
  expect(screen.getByText(/gehören zu einem anderen Host/)).toBeDefined()
})

test('an answer is explained, and may be shared', async () => {
  const { router } = await hydrateFace(<FeedTool />, indexNow)
  fireEvent.click(screen.getByRole('radio', { name: '202' }))
  expect(screen.getByText(/Schlüssel wird noch geprüft/)).toBeDefined()
  await pass(600)
  expect(router.latestLocation.search).toEqual({ v: '1', aufgabe: 'indexnow', antwort: '202' })
})
