import { afterEach, expect, test, vi } from 'vitest'
import { currentSending, forgetSending, sendOnce } from '../../../../src/lib/enquiry/sending.ts'

afterEach(() => forgetSending())

test('while an enquiry is under way no other is sent: both end as the first does', async () => {
  const first = Promise.resolve()
  const second = vi.fn<() => Promise<void>>()
  expect(sendOnce(() => first)).toBe(first)
  expect(sendOnce(second)).toBe(first)
  expect(second).not.toHaveBeenCalled()
})

test('a failure is kept until somebody has been told; then the next one is sent', async () => {
  const failed = Promise.reject(new Error('offline'))
  await expect(sendOnce(() => failed)).rejects.toThrow('offline')
  await expect(currentSending()).rejects.toThrow('offline')
  forgetSending()
  expect(currentSending()).toBeUndefined()
  await expect(sendOnce(() => Promise.resolve())).resolves.toBeUndefined()
})
