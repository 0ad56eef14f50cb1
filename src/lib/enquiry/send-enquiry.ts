import { NetworkError, toAppError } from '../errors.ts'
import { queryClient } from '../query-client.ts'
import { enquiryFormName, honeypotField } from './enquiry-fields.ts'
import type { Enquiry } from './enquiry-schema.ts'

/** How long the host may take to answer, in ms. */
const timeout = 20_000

/** The minimum time in the state «sending», in ms, so that the second click of a double click does not hit a button of the confirmation. */
const shortest = 500

/** Sends an enquiry, as a mutation of React Query. Rejects with an `AppError`. */
export async function sendEnquiry(address: string, enquiry: Enquiry): Promise<void> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => post(address, enquiry),
    // No retry, because the enquiry could arrive twice.
    retry: 0,
  })
  const shown = new Promise((resolve) => setTimeout(resolve, shortest))
  try {
    await mutation.execute(undefined)
  } finally {
    await shown
  }
}

/** Posts the form URL-encoded, like the browser. */
async function post(address: string, enquiry: Enquiry): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'form-name': enquiryFormName, ...enquiry, [honeypotField]: '' }),
    // Without this, form services redirect to their thank-you page, which CORS hides from `fetch`.
    headers: { accept: 'application/json' },
    // The request completes if the visitor closes the page. The largest enquiry has 54 kB; browsers allow 64.
    keepalive: true,
    signal,
  }).catch((cause: unknown) => {
    // `signal.aborted` tells a timeout from other failures. WebKit throws the same error for every abort.
    throw signal.aborted ? new NetworkError(cause) : toAppError(cause)
  })
  if (!response.ok) throw toAppError(response)
}
