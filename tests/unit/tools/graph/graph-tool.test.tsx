// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GraphTool } from '~/tools/graph/graph-tool'
import { keptFile, watchFiles } from '../../../support/components/files.ts'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const block = () => screen.getByRole('group', { name: 'JSON-LD' }).textContent ?? ''

test('the worked example is in the page: the block of the firm, and what it lacks', async () => {
  const { html } = await hydrateFace(<GraphTool />)
  expect(html).toContain('Die Telefonnummer fehlt')
  expect(block()).toMatch(/^<script type="application\/ld\+json">/)
  expect(block()).toContain(
    '"@type": "HomeAndConstructionBusiness",\n      "@id": "https://schreinerei-muster.ch/#betrieb"',
  )
  expect(block()).toContain('"@id": "https://schreinerei-muster.ch/einbauschraenke#leistung"')
})

test('a firm that nobody can visit is an organization, and only that stands in the address', async () => {
  const { router } = await hydrateFace(<GraphTool />)
  choose('Nein')
  type('Name', 'Geheime Firma')
  expect(block()).toContain('"@type": "Organization"')
  expect(block()).toContain('"name": "Geheime Firma"')
  await pass(600)
  expect(router.state.location.search).toEqual({ v: '1', besuch: 'nein' })
})

test('a wrong UID and an unknown type are told, stay in their fields, and the UID is left out', async () => {
  await hydrateFace(<GraphTool />)
  type('UID', 'CHE-123.456.789')
  type('Genauerer Typ', 'Tischler')
  expect(screen.getByText(/Form oder Prüfziffer stimmt nicht/)).toBeDefined()
  expect(screen.getByText(/nicht als Betrieb vor Ort/)).toBeDefined()
  expect(block()).not.toContain('CHE')
  expect(field('UID').value).toBe('CHE-123.456.789')
})

test('coordinates are taken as maps give them', async () => {
  await hydrateFace(<GraphTool />)
  type('Koordinaten', '47.49917, 8.72950')
  expect(block()).toContain('"latitude": "47.49917",\n        "longitude": "8.72950"')
  expect(screen.queryByText(/Koordinaten fehlen/)).toBeNull()
})

test('the bare block is kept as a file', async () => {
  watchFiles()
  await hydrateFace(<GraphTool />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'JSON-LD als Datei sichern' })))
  const file = await keptFile()
  expect([file.name, file.type]).toEqual(['firma.jsonld', 'application/ld+json;charset=utf-8'])
  expect(JSON.parse(file.text)).toMatchObject({ '@graph': [{ name: 'Schreinerei Muster' }, {}, {}] })
})

test('the way back names what is wrong with a page, its entries, references and profiles', async () => {
  await hydrateFace(<GraphTool />, '/?v=1&aufgabe=pruefen')
  expect(screen.getByText(/Kennung «#website» ist relativ/)).toBeDefined()
  expect(screen.getByText(/Dieselbe Firma steht zweimal da/)).toBeDefined()
  expect(screen.getByText(/verweist auf «https:\/\/schreinerei-muster\.ch\/#firma»/)).toBeDefined()
  expect(screen.getByRole('img', { name: /Verweise/ })).toBeDefined()
  expect(
    screen.getByRole('row', {
      name: 'WebSite «Schreinerei Muster» publisher https://schreinerei-muster.ch/#firma',
    }),
  ).toBeDefined()
  expect(
    screen.getByRole('row', {
      name: 'Schreinerei Muster https://verband-muster.ch/mitglieder/schreinerei-muster',
    }),
  ).toBeDefined()
})

test('what is no JSON is told, stays in its field, and is never run', async () => {
  await hydrateFace(<GraphTool />, '/?v=1&aufgabe=pruefen')
  const broken = '<script type="application/ld+json">{ "name": "x", }</script><img src=x onerror=alert(1)>'
  type('JSON-LD oder Quelltext', broken)
  expect(screen.getByText(/Komma zu viel/)).toBeDefined()
  expect(field('JSON-LD oder Quelltext').value).toBe(broken)
  expect(screen.queryByRole('table')).toBeNull()
  expect(document.querySelector('img')).toBeNull()
})

test('emptied, it waits for a firm without complaint', async () => {
  await hydrateFace(<GraphTool />)
  fireEvent.click(screen.getByRole('button', { name: 'Leeren' }))
  expect(screen.getByText('Nicht geprüft')).toBeDefined()
})
