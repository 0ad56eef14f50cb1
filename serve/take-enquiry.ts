import type { IncomingMessage, ServerResponse } from 'node:http'
import { enquiryFormName, honeypotField } from '../src/lib/enquiry/enquiry-fields.ts'

const largestBody = 100_000

/** Gets names and values of the fields in the order of the form. */
export type EnquiryListener = (fields: [name: string, value: string][]) => void

/**
 * Handles the POST of an enquiry like Netlify Forms: redirects to `next` with 303. An enquiry with a filled honeypot gets the same answer and is dropped.
 * An unknown form name gets the page for unknown addresses.
 */
export async function takeEnquiry(
  request: IncomingMessage,
  response: ServerResponse,
  onEnquiry: EnquiryListener,
  onUnknownForm: () => void,
  next = '/',
) {
  const body: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request) {
      body.push(chunk)
      length += chunk.length
      if (length > largestBody) return response.writeHead(413).end()
    }
  } catch {
    // The visitor has closed the connection during the request.
    return response.destroy()
  }
  const fields = new URLSearchParams(Buffer.concat(body).toString('utf8'))
  if (fields.get('form-name') !== enquiryFormName) return onUnknownForm()
  if (!fields.get(honeypotField)) onEnquiry([...fields])
  return response.writeHead(303, { location: next }).end()
}
