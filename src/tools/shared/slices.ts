/** How long the work may hold up the visitor at a time, in ms: a frame has 16. */
const sliceTime = 8

/** Work that can pause: between two steps it says how far it is, from 0 to 1. What cannot pause is `oneStep`. */
export type Work<Result> = Generator<number, Result, void>

/** For what takes a moment only. */
export function* oneStep<Result>(result: () => Result): Work<Result> {
  yield 0
  return result()
}

/** The result at once: in Node, and for a worked example. */
export function finished<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

interface Listener<Result> {
  onProgress: (share: number) => void
  onResult: (result: Result) => void
  onError: (cause: unknown) => void
}

/**
 * Does the work in slices between which the browser answers the visitor; a short one is done before this returns. No worker: the
 * site's Trusted Types allow none (docs/decisions/0017-tools.md). The returned function ends it.
 */
export function inSlices<Result>(work: Work<Result>, listener: Listener<Result>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    try {
      const end = performance.now() + sliceTime
      let step = work.next()
      while (!step.done && performance.now() < end) step = work.next()
      if (step.done) return listener.onResult(step.value)
      listener.onProgress(step.value)
      timer = setTimeout(go)
    } catch (cause) {
      listener.onError(cause)
    }
  }
  go()
  return () => clearTimeout(timer)
}
