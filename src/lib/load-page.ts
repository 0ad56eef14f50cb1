import { toAppError } from './errors.ts'
import { PageDocument } from './page-document.ts'

interface LoadedPage {
  document: PageDocument
  /** The path that the host sent the request on to. */
  movedTo: string | undefined
}

/**
 * Gets a page of this site as the document that the host serves for it, also the one for an address that is no page. Where the
 * network fails, what the browser has kept of an earlier visit will do. Throws an `AppError` where neither has a page.
 */
export async function loadPage(path: string, signal: AbortSignal): Promise<LoadedPage> {
  // With the origin, because the path could begin with two slashes.
  const address = location.origin + path
  const headers = { accept: 'text/html' }
  let isKept = false
  const response = await fetch(address, { headers, signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    isKept = true
    return fetch(address, { headers, signal, cache: 'force-cache' })
  })
  if (!response.ok && response.status !== 404) throw toAppError(response)
  const html = trusted(await response.text())
  return {
    document: PageDocument.of(new DOMParser().parseFromString(html, 'text/html'), isKept),
    movedTo: response.redirected ? new URL(response.url).pathname : undefined,
  }
}

/** The one place where HTML comes from a string: what this host serves as a page (docs/decisions/0011-trusted-types.md). */
function trusted(html: string): TrustedHTML {
  policy ??= window.trustedTypes?.createPolicy('own-page', { createHTML: (own) => own })
  return policy?.createHTML(html) ?? html
}

let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined
