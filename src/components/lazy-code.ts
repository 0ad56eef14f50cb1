import { startTransition, use, useCallback, useState } from 'react'
import { hasDraft } from '~/lib/enquiry/draft'
import { reportCause } from '~/lib/error-report'
import { toAppError, type AppError } from '~/lib/errors'
import { runningScript, servesNewVersion } from '~/lib/new-version'

/** Code that is downloaded when somebody wants what it does: the search, a tool, the explanations of a text. */
export interface LazyCode<Code> {
  /** Downloads it, once for all who ask. A failure is reported, and the next one who asks tries again. */
  load: () => Promise<Code>
  /** What has been downloaded. */
  current: Code | undefined
  /** Resolves when a download succeeds, and stays pending while they fail. */
  loaded: Promise<Code>
}

/**
 * The one way of this site to load code late. `React.lazy` would keep a failed download for good, and put its fallback in place of what was
 * prerendered. A component gets the code by `useLazyCode`, or by `useLoaded` where Node has rendered it already.
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
 * For what is not on the page until a visitor asks for it: what is there stays as it is until this component has called `load`, in an event or an
 * effect, and that has brought the code. It resolves to nothing where that fails.
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
      // In slices, because nobody's tap shall wait for it.
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
 * For the button that tries `load` again, after it has failed. Where the code is gone because the site has been deployed anew, the new version is
 * loaded: the same page, or the address at which it goes on with what has been asked; never over an enquiry that is being written.
 */
export async function retry(load: () => Promise<unknown>, address?: string): Promise<void> {
  const code = await load()
  if (code !== undefined || hasDraft()) return
  if (!(await servesNewVersion(location.href, runningScript(document)))) return
  if (address === undefined) location.reload()
  else location.assign(address)
}

/**
 * For what is prerendered: suspends until the code has come. In a Suspense boundary of its own, React leaves the HTML as it is and then takes over
 * those very elements. What stands around the boundary must not render anew until then (`components/tools/tool`).
 */
export function useLoaded<Code>(lazy: LazyCode<Code>): Code {
  return use(lazy.loaded)
}
