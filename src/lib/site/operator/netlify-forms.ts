import type { Site } from '../site-schema.ts'

/** The filter that every message to Netlify Forms passes (docs.netlify.com/forms/spam-filters). */
export const netlifySpamFilter = 'Akismet (Automattic Inc., USA)'

/** Whether Netlify takes the enquiries: it finds the form in a file of its own at deploy (`ssg/files/form-skeleton`). */
export function usesNetlifyForms({
  enquiryAddress,
  formService,
}: Pick<Site, 'enquiryAddress' | 'formService'>): boolean {
  return enquiryAddress.startsWith('/') && namesNetlify(formService)
}

export function namesNetlify(text: string): boolean {
  return /\bnetlify\b/i.test(text)
}
