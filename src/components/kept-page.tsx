import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/**
 * The first page a visitor opens is complete as prerendered HTML, so the app keeps its nodes and does not download its
 * code: an article would add 5 to 8 kB of JavaScript that says what the HTML has said already. When the visitor has
 * gone on, the page's own component is put back, for the way back.
 */
export function keepPrerenderedPage(router: AnyRouter, document: Document): void {
  const page = document.querySelector('[data-page]')
  const leaf = router.matchRoutes(router.latestLocation).at(-1)
  if (!page || !leaf) return
  const route: AnyRoute = router.routesById[leaf.routeId]
  const { component, notFoundComponent } = route.options
  const { className } = page
  const html = trusted(page.innerHTML)
  function KeptPage() {
    // React leaves inner HTML alone when it hydrates; it is set only if React must start over.
    return (
      <div
        data-page
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  if (route.isRoot) route.options.notFoundComponent = KeptPage
  else route.options.component = KeptPage
  const putBack = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    Object.assign(route.options, { component, notFoundComponent })
    putBack()
  })
}

/** The one place where HTML comes from a string: what the document held already (docs/decisions/0011-trusted-types.md). */
function trusted(html: string): TrustedHTML {
  const policy = window.trustedTypes?.createPolicy('kept-page', { createHTML: (own) => own })
  return policy?.createHTML(html) ?? html
}
