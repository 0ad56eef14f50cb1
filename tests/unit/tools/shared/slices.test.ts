import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { finished, inSlices, oneStep, type Work } from '../../../../src/tools/shared/slices.ts'

/** Work of some steps, each of which takes 5 ms of the clock. */
function* steps(count: number): Work<string> {
  for (let step = 0; step < count; step += 1) {
    vi.advanceTimersByTime(5)
    yield step / count
  }
  return 'fertig'
}

function run(work: Work<string>) {
  const told: unknown[] = []
  const stop = inSlices(work, {
    onProgress: (share) => told.push(share),
    onResult: (result) => told.push(result),
    onError: (cause) => told.push(cause),
  })
  return { told, stop }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('work in slices', () => {
  test('that is short is done at once', () => {
    expect(run(steps(1)).told).toEqual(['fertig'])
    expect(run(oneStep(() => 'gleich')).told).toEqual(['gleich'])
  })

  test('lets the browser answer every 8 ms, and says how far it is', () => {
    const { told } = run(steps(4))
    expect(told).toEqual([0.25])
    vi.runAllTimers()
    expect(told).toEqual([0.25, 0.75, 'fertig'])
  })

  test('that was ended says nothing any more', () => {
    const { told, stop } = run(steps(4))
    stop()
    vi.runAllTimers()
    expect(told).toEqual([0.25])
  })

  test('that fails says why, also later', () => {
    const cause = new Error('kaputt')
    function* failing(): Work<string> {
      yield* steps(2)
      throw cause
    }
    const { told } = run(failing())
    vi.runAllTimers()
    expect(told).toEqual([0.5, cause])
  })
})

test('work can be done in one go', () => {
  expect(finished(steps(9))).toBe('fertig')
})
