import { site } from 'virtual:operator'

/** The `<title>` of a page: its own title and the name of the site. */
export function documentTitle(title: string): string {
  return `${title} – ${site.shortName}`
}
