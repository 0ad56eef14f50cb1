import { NetworkError, toAppError } from '../errors.ts'
import { queryClient } from '../query-client.ts'
import { enquiryFormName, honeypotField } from './enquiry-fields.ts'
import type { Enquiry } from './enquiry-schema.ts'

/** How long the host may take to answer, in ms. */
const timeout = 20_000

/** How long sending is shown at least, in ms: the second press of a double click must not meet what comes with the answer. */
const shortest = 500

/** Sends an enquiry. Rejects with an `AppError`. */
export async function sendEnquiry(address: string, enquiry: Enquiry): Promise<void> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => post(address, enquiry),
    // An enquiry that arrived twice would be worse than a button to press again.
    retry: 0,
  })
  const shown = new Promise((resolve) => setTimeout(resolve, shortest))
  try {
    await mutation.execute(undefined)
  } finally {
    await shown
  }
}

/** URL-encoded, field by field as the browser itself would. */
async function post(address: string, enquiry: Enquiry): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'form-name': enquiryFormName, ...enquiry, [honeypotField]: '' }),
    // Without this, form services redirect to a page of thanks, which a script may not read.
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
