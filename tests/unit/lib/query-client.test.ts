import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, retryDelay } from '../../../src/lib/query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

test.each([
  [4, 16_000],
  [5, 30_000],
  [100, 30_000],
])('after failure %i the retry waits %i ms', (failure, wait) => {
  expect(retryDelay(failure)).toBe(wait)
})

test('a failing request is retried three times, after 1, 2 and 4 seconds', async () => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down'))
  const answer = queryClient.fetchQuery({ queryKey: ['failing'], queryFn: request }).catch(String)
  const tries: number[] = []
  for (const wait of [0, 999, 1, 1999, 1, 3999, 1]) {
    await vi.advanceTimersByTimeAsync(wait)
    tries.push(request.mock.calls.length)
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(await answer).toBe('Error: down')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(request).toHaveBeenCalledTimes(4)
})

test('unused data is dropped after five minutes, not earlier', async () => {
  await queryClient.fetchQuery({ queryKey: ['data'], queryFn: () => 'answer' })
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(queryClient.getQueryData(['data'])).toBe('answer')
  await vi.advanceTimersByTimeAsync(1)
  expect(queryClient.getQueryData(['data'])).toBeUndefined()
})

test('offline, a request is tried at once instead of waiting for the network', async () => {
  onlineManager.setOnline(false)
  const request = vi.fn<() => Promise<string>>().mockResolvedValue('from a cache')
  expect(await queryClient.fetchQuery({ queryKey: ['offline'], queryFn: request })).toBe('from a cache')
})
