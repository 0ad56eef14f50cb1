import type { Site } from '../site-schema.ts'

/** The spam filter of Netlify Forms (docs.netlify.com/forms/spam-filters). */
export const netlifySpamFilter = 'Akismet (Automattic Inc., USA)'

/** Whether Netlify Forms takes the enquiries. Netlify reads the form from a separate file at deploy (`ssg/files/form-skeleton`). */
export function usesNetlifyForms({
  enquiryAddress,
  formService,
}: Pick<Site, 'enquiryAddress' | 'formService'>): boolean {
  return enquiryAddress.startsWith('/') && namesNetlify(formService)
}

export function namesNetlify(text: string): boolean {
  return /\bnetlify\b/i.test(text)
}

/** The path of an operator's own program that takes enquiries on the host of the site. It is no file of the build. */
export function ownProgram(
  site: Pick<Site, 'origin' | 'enquiryAddress' | 'formService'>,
): string | undefined {
  const { origin, pathname } = new URL(site.enquiryAddress, site.origin)
  return origin === site.origin && !usesNetlifyForms(site) ? pathname : undefined
}
