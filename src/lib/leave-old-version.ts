import type { AnyRouter } from '@tanstack/react-router'
import { hasDraft } from './enquiry-draft.ts'
import { PageDocument } from './page-document.ts'

/**
 * After a deploy, an open tab gets pages that were built with other scripts and styles than it runs. The address is the new
 * page's by then, so loading it makes the tab one of the new version; not while an enquiry is written, which would be lost, nor for
 * what the browser kept: without the host there is nothing to load.
 */
export function leaveOldVersion(
  router: AnyRouter,
  { build }: PageDocument,
  location: Pick<Location, 'reload'>,
): void {
  router.subscribe('onRendered', () => {
    const shown: unknown = router.state.matches.at(-1)?.loaderData
    if (!(shown instanceof PageDocument) || shown.isKept || hasDraft()) return
    if (shown.build !== build) location.reload()
  })
}
