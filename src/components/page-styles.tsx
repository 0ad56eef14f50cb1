import type { RegisteredRouter } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { toAppError } from '~/lib/errors'
import type { FileRouteTypes } from '../routeTree.gen'
import { adoptStyles } from './styles'

/**
 * The document carries the styles of its own kind of pages (texts or the others) and names a file with all. Has the router load that file
 * beside the code of a page of the other kind: it waits for both, shows the spinner meanwhile, and the fallback where one cannot be had. In
 * development no file is named, and all styles are there.
 */
export function loadStylesWithPages(router: RegisteredRouter, document: Document): void {
  const address = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles
  if (!address) return
  const [, , foundRoute] = router.getMatchedRoutes(document.location.pathname)
  const isOfText = isText(foundRoute?.id)
  const loadStyles = once(() => fetchStyles(address))
  const { __root__: frame, ...pages } = router.routesById
  for (const { id, options } of Object.values(pages)) {
    if (options.component && isText(id) !== isOfText) {
      options.component = withStyles(options.component, loadStyles)
    }
  }
  if (isOfText && frame.options.notFoundComponent) {
    frame.options.notFoundComponent = withStyles(frame.options.notFoundComponent, loadStyles)
  }
}

const otherPages: FileRouteTypes['id'][] = ['/', '/contact', '/knowledge-base/']

function isText(routeId: string | undefined): boolean {
  return routeId !== undefined && otherPages.every((other) => other !== routeId)
}

/** What the router loads before it shows a page is the `preload` of its component. */
function withStyles<Props extends object>(
  Page: ComponentType<Props> & { preload?: () => Promise<void> | undefined },
  loadStyles: () => Promise<void>,
): ((props: Props) => ReactNode) & { preload: () => Promise<void> } {
  const preload = async () => {
    await Promise.all([Page.preload?.(), loadStyles()])
  }
  return Object.assign((props: Props) => <Page {...props} />, { preload })
}

/** Asks again only after a failure. */
function once(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
}

async function fetchStyles(address: string): Promise<void> {
  const response = await fetch(address)
  // A host may answer with a page what it does not have.
  if (!response.ok || !/css/.test(response.headers.get('content-type') ?? '')) throw toAppError(response)
  adoptStyles(await response.text())
}
