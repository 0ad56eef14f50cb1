import { NetworkError, toAppError } from '../errors.ts'
import type { Enquiry } from './enquiry.ts'
import { enquiryFormName, honeypotField } from './enquiry-fields.ts'

/** How long the host may take to answer, in ms. */
const timeout = 20_000

/** Sends an enquiry URL-encoded, field by field as the browser itself would. Rejects with an `AppError`. */
export async function sendEnquiry(address: string, enquiry: Enquiry): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'form-name': enquiryFormName, ...enquiry, [honeypotField]: '' }),
    // Form services lead whoever does not ask for JSON to a page of thanks, which a script may not read.
    headers: { accept: 'application/json' },
    // It arrives although the visitor closes the page. The largest enquiry has 54 kB, browsers allow 64.
    keepalive: true,
    signal,
  }).catch((cause: unknown) => {
    // Not told by what was thrown: WebKit's is that of any abort.
    throw signal.aborted ? new NetworkError(cause) : toAppError(cause)
  })
  if (!response.ok) throw toAppError(response)
}
