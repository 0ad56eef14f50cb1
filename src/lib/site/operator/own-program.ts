import type { Site } from '../site-schema.ts'
import { usesNetlifyForms } from './netlify-forms.ts'

/** The path below which a program of the operator takes the enquiries, which is no file of the site. */
export function ownProgram(
  site: Pick<Site, 'origin' | 'enquiryAddress' | 'formService'>,
): string | undefined {
  const { origin, pathname } = new URL(site.enquiryAddress, site.origin)
  return origin === site.origin && !usesNetlifyForms(site) ? pathname : undefined
}
