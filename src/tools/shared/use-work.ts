import { useEffect, useState } from 'react'
import { toAppError } from '~/lib/errors'
import { finished, inSlices, type Work } from './slices'

interface Outcome<Result> {
  result: Result
  /** How far the work is on what was typed since, from 0 to 1; `undefined` where the result is up to date. */
  progress: number | undefined
}

/**
 * What comes of the input: of the first, the example, while rendering; later in slices, so that long texts hold nobody up. Until then the
 * last result stays. `work` must be the same function at every rendering.
 */
export function useWork<Input, Result>(work: (input: Input) => Work<Result>, input: Input): Outcome<Result> {
  const [done, setDone] = useState(() => ({ input, result: finished(work(input)) }))
  const [progress, setProgress] = useState<number>()
  useEffect(() => {
    if (done.input === input) return
    return inSlices(work(input), {
      onProgress: setProgress,
      onResult: (result) => {
        setDone({ input, result })
        setProgress(undefined)
      },
      onError: (cause) =>
        setProgress(() => {
          // While rendering, so that the boundary around the tool hears of it.
          throw toAppError(cause)
        }),
    })
  }, [work, input, done.input])
  return { result: done.result, progress: done.input === input ? undefined : (progress ?? 0) }
}
