import { startTransition, use, useCallback, useState } from 'react'
import { hasDraft } from '~/lib/enquiry/draft'
import { reportCause, toAppError, type AppError } from '~/lib/errors'
import { runningScript, servesNewVersion } from '~/lib/new-version'

/** A chunk that is downloaded on demand, such as the search, a tool or tooltips. */
export interface LazyCode<Code> {
  /** Downloads the chunk once, however often it is called. After a failure, which is reported, the next call tries again. */
  load: () => Promise<Code>
  /** The exports, once downloaded. */
  current: Code | undefined
  /** Resolves when a download succeeds. It never rejects. */
  loaded: Promise<Code>
}

/**
 * Replaces `React.lazy`, which never retries a failed download and would show its fallback in place of prerendered HTML. Components get the code from
 * `useLazyCode`, or from `useLoaded` if they are prerendered.
 */
export function lazyCode<Code>(download: () => Promise<Code>): LazyCode<Code> {
  let resolve: (code: Code) => void
  let running: Promise<Code> | undefined
  const lazy: LazyCode<Code> = {
    load: () => (running ??= download().then(keep, fail)),
    current: undefined,
    loaded: new Promise((settle) => (resolve = settle)),
  }
  function keep(code: Code) {
    lazy.current = code
    resolve(code)
    return code
  }
  function fail(cause: unknown): never {
    running = undefined
    reportCause(cause)
    throw cause
  }
  return lazy
}

interface LazyState<Code> {
  code: Code | undefined
  /** Why the last download failed. */
  error: AppError | undefined
}

/**
 * For a feature that is not prerendered. The component calls `load` in an event or an effect, and renders again when the code is there. `load` resolves
 * to `undefined` on failure.
 */
export function useLazyCode<Code>(lazy: LazyCode<Code>) {
  const [state, setState] = useState<LazyState<Code>>({ code: undefined, error: undefined })
  const load = useCallback(async () => {
    if (lazy.current !== undefined) {
      setState({ code: lazy.current, error: undefined })
      return lazy.current
    }
    try {
      const code = await lazy.load()
      // In a transition, so that rendering is sliced and does not block input.
      startTransition(() => setState({ code, error: undefined }))
      return code
    } catch (cause) {
      setState({ code: undefined, error: toAppError(cause) })
      return undefined
    }
  }, [lazy])
  return { ...state, load }
}

/**
 * Retries a failed `load`. If the chunk is gone because of a deploy, it loads the new version instead: at `address` if given, else the same page; but
 * never while the visitor has a draft of an enquiry.
 */
export async function retry(load: () => Promise<unknown>, address?: string): Promise<void> {
  const code = await load()
  if (code !== undefined || hasDraft()) return
  if (!(await servesNewVersion(location.href, runningScript(document)))) return
  if (address === undefined) location.reload()
  else location.assign(address)
}

/**
 * For a prerendered feature: suspends until the code is there. In a Suspense boundary of its own, React keeps the HTML and hydrates it later. Until
 * then nothing around the boundary may render again (`components/tools/tool`).
 */
export function useLoaded<Code>(lazy: LazyCode<Code>): Code {
  return use(lazy.loaded)
}
