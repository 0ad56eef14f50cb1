import { reportCause } from '~/lib/error-report'
import type * as enquiryDesk from './enquiry-desk'

export type EnquiryDeskCode = typeof enquiryDesk

/** The code that checks and sends enquiries, which few visitors need; nothing, where it cannot be had. */
export async function loadDesk(): Promise<EnquiryDeskCode | undefined> {
  try {
    return await import('./enquiry-desk')
  } catch (cause) {
    reportCause(cause)
  }
}
