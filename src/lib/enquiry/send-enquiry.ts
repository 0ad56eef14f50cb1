import { NetworkError, toAppError } from '../errors.ts'
import { queryClient } from '../query-client.ts'
import { forgetDraft } from './draft.ts'
import { enquiryFormName, honeypotField } from './enquiry-fields.ts'
import type { Enquiry } from './enquiry-schema.ts'

/** How long the host may take to answer, in ms. */
const timeout = 20_000

/** How long sending is shown at least, in ms: the second press of a double click must not meet what comes with the answer. */
const shortest = 500

let underWay: Promise<Enquiry> | undefined

/** The enquiry that is being sent, wherever the visitor has gone meanwhile; also one that has failed since, until a form has said so. */
export function enquiryUnderWay(): Promise<Enquiry> | undefined {
  return underWay
}

/** Once the visitor has been told that it has not arrived. */
export function forgetFailure(): void {
  underWay = undefined
}

/** Sends an enquiry, unless one is under way: then that is the answer, because nobody wants to have sent twice. Rejects with an `AppError`. */
export function sendEnquiry(address: string, enquiry: Enquiry): Promise<Enquiry> {
  underWay ??= send(address, enquiry)
  return underWay
}

async function send(address: string, enquiry: Enquiry): Promise<Enquiry> {
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
  // Also where the visitor has gone to another page meanwhile.
  forgetDraft()
  underWay = undefined
  return enquiry
}

/** URL-encoded, field by field as the browser itself would. */
async function post(address: string, enquiry: Enquiry): Promise<void> {
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
