import type { Enquiry } from './enquiry.ts'
import { enquiryFormName, honeypotField } from './enquiry-fields.ts'
import { RateLimitError, toAppError } from '../errors.ts'
import { queryClient } from '../query-client.ts'

/** How long the host may take to answer, in ms. */
const timeout = 20_000

/**
 * Sends an enquiry URL-encoded, field by field as the browser itself would. Never tried again by itself: an enquiry that
 * arrived twice would be worse than a button to press again. Rejects with an `AppError`.
 */
export async function sendEnquiry(address: string, enquiry: Enquiry): Promise<void> {
  if (queryClient.isMutating({ mutationKey }) > 0) throw new RateLimitError('already sending')
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey,
    mutationFn: () => post(address, enquiry),
  })
  await mutation.execute(undefined).catch((thrown: unknown) => {
    throw toAppError(thrown)
  })
}

const mutationKey = ['enquiry']

async function post(address: string, enquiry: Enquiry): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'form-name': enquiryFormName, ...enquiry, [honeypotField]: '' }),
    // Form services lead whoever does not ask for JSON to a page of thanks, which a script may not read.
    headers: { accept: 'application/json' },
    // It arrives although the visitor closes the page. The largest enquiry has 50 kB, browsers allow 64.
    keepalive: true,
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw toAppError(response)
}
