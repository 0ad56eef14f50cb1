import { RateLimitError, toAppError } from './errors.ts'
import { queryClient } from './query-client.ts'

/** How long the host may take to answer, in ms. */
const timeout = 20_000

/**
 * Sends a form's data, URL-encoded, as the browser itself would. Never tried again by itself: an enquiry that arrived
 * twice would be worse than a button to press again. Rejects with an `AppError`.
 */
export async function sendEnquiry(address: string, form: FormData): Promise<void> {
  if (queryClient.isMutating({ mutationKey }) > 0) throw new RateLimitError('already sending')
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey,
    mutationFn: () => post(address, form),
  })
  await mutation.execute(undefined).catch((thrown: unknown) => {
    throw toAppError(thrown)
  })
}

const mutationKey = ['enquiry']

async function post(address: string, form: FormData): Promise<void> {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw toAppError(response)
}
