import type { FileRouteTypes } from '../../routeTree.gen.ts'

/** A page that has moved: whoever asks for the old path is sent to the new one for good. */
export interface Redirect {
  /** The old path, exactly: no pattern, no query, no slash at the end (`/alt/` is led on too). */
  from: `/${string}`
  /** A page; a path that is none does not compile. */
  to: FileRouteTypes['to']
  /** The day of the move. Search engines want a redirect for a year at least; links from outside want it for longer. */
  since: `${number}-${number}-${number}`
}

/** No page has moved yet. */
export const redirects: Redirect[] = []
