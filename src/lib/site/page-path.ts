import type { FileRouteTypes } from '../../routeTree.gen.ts'

/** The path of a page, from the file routes. */
export type PagePath = FileRouteTypes['to']

/** The route path of any path under which a host may serve the page: `/contact.html`, `/index.html`, `/contact/`. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/index$/, '/')
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** The canonical URL of a page. Only that of the home page ends with a slash. */
export function canonicalUrl(origin: string, path: string): string {
  return origin + (path.length > 1 ? path.replace(/\/+$/, '') : '/')
}

export function previewImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path.replace(/\/$/, '')}.png`
}

export function figurePath(path: string): string {
  return `/figures${path}.svg`
}

/** The size of preview images: 16:9, one of the formats that Google asks for. Social networks crop it to 1.91:1 or 2:1, so the motif keeps away from the edges. */
export const previewImageWidth = 1200
export const previewImageHeight = 675

const folder = '/services/'

/** The last part of a service's path. It is the value of `?anliegen=`, the subject of the enquiry form. */
export type ServiceName<Path extends string = PagePath> = string extends Path
  ? string
  : Path extends `${typeof folder}${infer Name}`
    ? Name
    : never

export function serviceName(path: string): string {
  return path.slice(folder.length)
}
