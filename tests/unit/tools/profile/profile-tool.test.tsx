// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProfileTool } from '~/tools/profile/profile-tool'
import { keptFile, watchFiles } from '../../../support/components/files.ts'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const hours = () => screen.getByRole('group', { name: 'Öffnungszeiten' }).textContent ?? ''
const findings = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

test('the worked example is in the page: verdict, what is wrong with the name, hours, data and the video', async () => {
  const { html } = await hydrateFace(<ProfileTool />)
  expect(html).toContain('Zulässig mit Adresse und Einzugsgebiet. 1 Fehler')
  expect(html).toContain('«Küchen Winterthur», darunter der Ort')
  expect(hours()).toContain('Montag bis Freitag: 07:30–12:00, 13:00–17:00 Uhr')
  expect(hours()).toContain('"opens": "13:00", "closes": "17:00"')
  expect(findings().join(' ')).toContain('Fassade mit dem Namen am Schild')
})

test('a firm without a sign shows no address, and only the answers stand in the address', async () => {
  const { router } = await hydrateFace(<ProfileTool />)
  tick('Festes Schild am Ort')
  type('Name im Profil', 'Schreinerei Muster')
  type('Öffnungszeiten und Sondertage', 'Mo 8–12')
  expect(screen.getByText('Zulässig mit Einzugsgebiet, ohne Adresse. 1 Warnung, 1 Hinweis')).toBeDefined()
  expect(hours()).toMatch(/^Montag: 08:00–12:00 Uhr\n/)
  await pass(600)
  expect(router.latestLocation.search).toEqual({ v: '1', tafel: '' })
})

test('what counts only at a place is asked only where customers come', async () => {
  await hydrateFace(<ProfileTool />)
  tick('Kundschaft kommt zu uns')
  expect(screen.queryByRole('checkbox', { name: 'Festes Schild am Ort' })).toBeNull()
  expect(screen.getByText(/^Zulässig mit Einzugsgebiet, ohne Adresse/)).toBeDefined()
})

test('an address brings its answers along', async () => {
  await hydrateFace(<ProfileTool />, '/?v=1&vermittlung=ja')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wir vermitteln Anfragen' }).checked).toBe(
    true,
  )
  expect(screen.getByText(/^Kein Profil zulässig/)).toBeDefined()
  expect(screen.queryByText('Ablauf des Videos:')).toBeNull()
})

test('hours that cannot be read are told with their line, stay in the field, and are not written as data', async () => {
  await hydrateFace(<ProfileTool />)
  type('Öffnungszeiten und Sondertage', 'Mo–Fr 8–12\nSa ab 14 Uhr')
  expect(findings().join(' ')).toContain('Zeile 2: Die Zeile ist nicht ganz zu lesen.')
  expect(screen.queryByRole('group', { name: 'Öffnungszeiten' })).toBeNull()
  expect(field('Öffnungszeiten und Sondertage').value).toContain('ab 14 Uhr')
})

test('emptied, it keeps the usual answers and complains of nothing', async () => {
  await hydrateFace(<ProfileTool />)
  fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }))
  expect(field('Name am Schild').value).toBe('')
  expect(screen.getByText('Zulässig mit Adresse und Einzugsgebiet. Nichts zu beanstanden')).toBeDefined()
})

test('the result is kept as a text', async () => {
  watchFiles()
  await hydrateFace(<ProfileTool />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ergebnis als Datei sichern' })))
  const file = await keptFile()
  expect(file.name).toBe('profil.txt')
  expect(file.text).toMatch(/^Zulässig mit Adresse[^\n]+\n\n- Im Profil steht mehr/)
  expect(file.text).toContain('"openingHoursSpecification": [')
})
