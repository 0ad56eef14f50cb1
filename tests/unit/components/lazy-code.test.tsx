import { useRouter } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyCode, retry, useLazyCode, useLoaded, type LazyCode } from '~/components/lazy-code'
import { forgetDraft, keepDraft } from '~/lib/enquiry/draft'
import { expectConsole, hydrate } from '../../support/components/hydration.tsx'

type Download = () => Promise<string>

function Part({ lazy }: { lazy: LazyCode<string> }) {
  const { code, error, load } = useLazyCode(lazy)
  return (
    <button type="button" onClick={() => void load()}>
      {code ?? error?.userMessage ?? 'nichts'}
    </button>
  )
}

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (place = 0) => act(async () => screen.getAllByRole('button')[place]?.click())

test('lazy code is downloaded once, and shown where it was asked for', async () => {
  const download = vi.fn<Download>().mockResolvedValue('da')
  const lazy = lazyCode(download)
  render(
    <>
      <Part lazy={lazy} />
      <Part lazy={lazy} />
    </>,
  )
  await press(0)
  expect(shown()).toEqual(['da', 'nichts'])
  await press(1)
  expect(shown()).toEqual(['da', 'da'])
  expect(download).toHaveBeenCalledOnce()
})

test('a failed download is reported once and shown, and the next press tries again', async () => {
  expectConsole(/network .*Failed to fetch/)
  const download = vi.fn<Download>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<Part lazy={lazyCode(download.mockResolvedValue('da'))} />)
  await press()
  expect(shown()).toEqual(['Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.'])
  expect(console.error).toHaveBeenCalledOnce()
  await press()
  expect(shown()).toEqual(['da'])
})

test('prerendered elements stay while their code is missing, and respond once it has loaded', async () => {
  expectConsole(/network .*Failed to fetch/)
  const download = vi.fn<Download>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const inNode = lazyCode(() => Promise.resolve('da'))
  const inBrowser = lazyCode(download.mockResolvedValue('da'))
  await inNode.load()
  const onClick = vi.fn<() => void>()
  function Live() {
    const text = useLoaded(useRouter().isServer ? inNode : inBrowser)
    return (
      <button type="button" onClick={onClick}>
        {text}
      </button>
    )
  }
  await hydrate(
    <Suspense fallback="lädt">
      <Live />
    </Suspense>,
  )
  const button = screen.getByRole('button', { name: 'da' })
  await act(() => inBrowser.load().catch(() => undefined))
  await press()
  expect(screen.getByRole('button')).toBe(button)
  expect(onClick).not.toHaveBeenCalled()
  await act(() => inBrowser.load())
  await press()
  expect(screen.getByRole('button')).toBe(button)
  expect(onClick).toHaveBeenCalledOnce()
})

test('a retry that fails again checks for a new version, but not while an enquiry is being written', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(forgetDraft)
  keepDraft({ name: 'Muster' })
  await retry(() => Promise.resolve(undefined))
  expect(fetched).not.toHaveBeenCalled()
  forgetDraft()
  await retry(() => Promise.resolve(undefined))
  expect(fetched).toHaveBeenCalledOnce()
})
