import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import HreflangTool from '~/tools/hreflang/hreflang-tool'
import { hydrate } from '../../../support/components/hydration.tsx'

test('a version is added with Enter or the button, and the focus is in its address again', async () => {
  await hydrate(<HreflangTool />, { address: '/?v=1&aufgabe=erzeugen' })
  fireEvent.click(screen.getByRole('button', { name: 'Leeren' }))
  const address = screen.getByRole('textbox', { name: 'Adresse der Fassung' })
  fireEvent.change(address, { target: { value: 'https://e.ch/de/' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  fireEvent.change(address, { target: { value: 'https://e.ch/fr/' } })
  fireEvent.click(screen.getByRole('button', { name: 'Als «de-CH» hinzufügen' }))
  const versions = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Fassungen/ })
  expect(versions.value).toBe('de-CH https://e.ch/de/\nde-CH https://e.ch/fr/')
  expect(document.activeElement).toBe(address)
})
