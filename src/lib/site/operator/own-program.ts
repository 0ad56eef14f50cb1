import type { Site } from '../site-schema.ts'
import { usesNetlifyForms } from './netlify-forms.ts'

/** The path of an operator's own program that takes enquiries on the host of the site. It is no file of the build. */
export function ownProgram(
  site: Pick<Site, 'origin' | 'enquiryAddress' | 'formService'>,
): string | undefined {
  const { origin, pathname } = new URL(site.enquiryAddress, site.origin)
  return origin === site.origin && !usesNetlifyForms(site) ? pathname : undefined
}
