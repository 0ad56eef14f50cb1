import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import CampaignLinkTool from '~/tools/campaign-link/campaign-link-tool'
import { ToolPlace } from '~/tools/shared/tool-place'
import { pass } from '../../../support/components/reader.ts'
import { fakeClipboard } from '../../../support/components/fake-clipboard.ts'
import { hydrateFace } from '../../../support/components/live-tool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const copyLink = { name: /^Kopieren: / }

test('the address shares the campaign, but never the page that is to be linked', async () => {
  const { router } = await hydrateFace(<CampaignLinkTool />)
  type('Adresse der Seite', 'https://geheim.ch/entwurf')
  expect(field('Kampagne').value).toBe('')
  type('Kampagne', 'herbst')
  const link = 'https://geheim.ch/entwurf?utm_source=linkedin&utm_medium=social&utm_campaign=herbst'
  expect(screen.getByText(link)).toBeDefined()
  await pass(600)
  expect(router.state.location.search).toEqual({ v: '1', kampagne: 'herbst' })
})

test('a shared campaign does not link to the page of the example', async () => {
  await hydrateFace(<CampaignLinkTool />, '/?v=1&kampagne=herbst&kanaele=local.ch%3B+referral')
  expect(field('Adresse der Seite').value).toBe('')
  expect(screen.getByText('Tragen Sie die Adresse der Seite ein.')).toBeDefined()
  expect(screen.queryByRole('button', copyLink)).toBeNull()
})

test('a field says what is wrong and the remedy, which the list leaves out and the copied result keeps', async () => {
  const writeText = fakeClipboard()
  await hydrateFace(<CampaignLinkTool />)
  type('Adresse der Seite', 'https://a.ch/')
  type('Kampagne', 'Herbst 2026')
  type(/^Kanäle/, 'newsletter; E-Mail')
  fireEvent.blur(field('Kampagne'))
  expect(field('Kampagne').getAttribute('aria-invalid'), 'a warning').toBeNull()
  const description = /^Grossbuchstaben .* Schreiben Sie «herbst-2026»\.$/
  expect(screen.getByRole('textbox', { name: 'Kampagne', description })).toBeDefined()
  expect(screen.getAllByText(/^Warnung, /).map(({ textContent }) => textContent)).toEqual([
    'Warnung, Zeile 1: ',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Ergebnis kopieren' }))
  await pass(0)
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('\n- Kampagne: Grossbuchstaben'))
})

test('each link is copied alone', async () => {
  const writeText = fakeClipboard()
  await hydrateFace(<CampaignLinkTool />)
  fireEvent.click(screen.getByRole('button', { name: 'Kopieren: linkedin, social' }))
  await pass(0)
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^https:\S+utm_source=linkedin\S+$/))
})

test('the table is copied with tabs, at which a spreadsheet divides it', async () => {
  const writeText = fakeClipboard()
  await hydrateFace(<CampaignLinkTool />)
  fireEvent.click(screen.getByRole('button', { name: 'Kopieren: Tabelle' }))
  await pass(0)
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^Quelle\tMedium\t.*\nnewsletter\temail\t/))
})

test('a click writes the suggested spelling into the fields, and the focus goes there', async () => {
  await hydrateFace(<Placed />)
  type('Kampagne', 'Herbst 2026')
  type('Adresse der Seite', 'https://a.ch/')
  type(/^Kanäle/, 'Newsletter; E-Mail')
  fireEvent.click(screen.getByRole('button', { name: 'Vorschläge übernehmen' }))
  expect(field('Kampagne').value).toBe('herbst-2026')
  expect(field(/^Kanäle/).value).toBe('newsletter; e-mail')
  expect(document.activeElement).toBe(field(/^Kanäle/))
  expect(field('Adresse der Seite').value).toBe('https://a.ch/')
})

test('a warning about what the visitor wrote offers no audit', async () => {
  await hydrateFace(<CampaignLinkTool />)
  type('Adresse der Seite', 'https://a.ch/')
  type(/^Kanäle/, 'Newsletter; E-Mail')
  expect(screen.getByText(/Warnung/, { selector: '.verdict b' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'SEO-Audit anfragen' })).toBeNull()
})

/** The tool within its element, as in an article. */
function Placed() {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <ToolPlace value={place}>
        <CampaignLinkTool />
      </ToolPlace>
    </div>
  )
}
