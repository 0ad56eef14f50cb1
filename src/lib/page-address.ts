import type { FileRouteTypes } from '../routeTree.gen.ts'

/** The address of a page as `href`, where no `<Link>` can be: a path that is no page does not compile. */
export function pageAddress(to: FileRouteTypes['to']): string {
  return to
}
