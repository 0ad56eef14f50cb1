import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import CampaignLinkTool from '~/tools/campaign-link/campaign-link-tool'
import { pass } from '../../../support/components/reader.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const links = () => screen.getByRole('group', { name: 'Messlinks' }).textContent

test('the address shares the campaign, but never the page that is to be linked', async () => {
  const { router } = await hydrateFace(<CampaignLinkTool />)
  type('Adresse der Seite', 'https://geheim.ch/entwurf')
  expect(field('Kampagne').value).toBe('')
  type('Kampagne', 'herbst')
  expect(links()).toContain(
    'https://geheim.ch/entwurf?utm_source=linkedin&utm_medium=social&utm_campaign=herbst',
  )
  await pass(600)
  expect(router.state.location.search).toEqual({ v: '1', kampagne: 'herbst' })
})

test('a shared campaign does not link to the page of the example', async () => {
  await hydrateFace(<CampaignLinkTool />, '/?v=1&kampagne=herbst&kanaele=local.ch%3B+referral')
  expect(field('Adresse der Seite').value).toBe('')
  expect(screen.getByText('Tragen Sie die Adresse der Seite ein.')).toBeDefined()
  expect(screen.queryByRole('group', { name: 'Messlinks' })).toBeNull()
})
