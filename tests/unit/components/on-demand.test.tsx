// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onDemand } from '~/components/on-demand'
import { expectConsole } from '../../support/components/hydration.tsx'

const wanting = (download: () => Promise<string>) => {
  const code = onDemand(download)
  const Probe = () => <p>{code.useCode() ?? 'nichts'}</p>
  render(<Probe />)
  return { want: () => act(async () => code.want()), shown: () => screen.getByText(/./).textContent }
}

test('what is wanted is downloaded once, and whatever wants it has it then', async () => {
  const download = vi.fn<() => Promise<string>>().mockResolvedValue('da')
  const { want, shown } = wanting(download)
  expect(shown()).toBe('nichts')
  await want()
  await want()
  expect(download).toHaveBeenCalledOnce()
  expect(shown()).toBe('da')
})

test('a failed download is reported, takes nothing away, and the next wish tries again', async () => {
  expectConsole(/network .*Failed to fetch/)
  const download = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { want, shown } = wanting(download.mockResolvedValue('da'))
  await want()
  expect(shown()).toBe('nichts')
  expect(console.error).toHaveBeenCalledOnce()
  await want()
  expect(shown()).toBe('da')
})
