// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CampaignLinkTool } from '~/tools/campaign-link/campaign-link-tool'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const links = () => screen.getByRole('group', { name: 'Messlinks' }).textContent

test('the worked example is in the page: a link for each channel, and the channel of GA4 with its rule', async () => {
  const { html } = await hydrateFace(<CampaignLinkTool />)
  expect(html).toContain('stehen unter «Unassigned»')
  expect(screen.getByRole('row', { name: /^newsletter email Email/ }).textContent).toContain('ist «email»')
  expect(links()).toContain(
    'newsletter\nhttps://ofenbau-muster.ch/ratgeber/speicherofen?utm_source=newsletter&utm_medium=email&utm_campaign=speicherofen',
  )
})

test('the address shares campaign and channels, and never the page', async () => {
  const { router } = await hydrateFace(<CampaignLinkTool />)
  type('Adresse der Seite', 'https://geheim.ch/entwurf')
  type('Kampagne', 'herbst')
  expect(links()).toContain(
    'https://geheim.ch/entwurf?utm_source=linkedin&utm_medium=social&utm_campaign=herbst',
  )
  await pass(600)
  expect(router.state.location.search).toEqual({ v: '1', kampagne: 'herbst' })
})

test('an address brings its channels along, and no page', async () => {
  await hydrateFace(<CampaignLinkTool />, '/?v=1&kanaele=xing%3B%20social&adresse=https://fremd.ch/')
  expect(links()).toContain(
    'https://ofenbau-muster.ch/ratgeber/speicherofen?utm_source=xing&utm_medium=social',
  )
})
