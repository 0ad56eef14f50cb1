import { site } from 'virtual:operator'

/** The title of the document: what is shown, and the name of the site. */
export function documentTitle(title: string): string {
  return `${title} – ${site.shortName}`
}
