import type { IncomingMessage, ServerResponse } from 'node:http'
import { enquiryFormName, honeypotField } from '../src/lib/enquiry/enquiry-fields.ts'

/** The largest enquiry that is read, in bytes. */
const largestBody = 100_000

/** What an enquiry is handed to: the names and values of its fields, in their order. */
export type EnquiryListener = (fields: [name: string, value: string][]) => void

/**
 * As Netlify Forms answers: the page that the form was sent to, fetched anew as what comes `next`. Also to a robot that has filled in the
 * honeypot, whose enquiry goes no further. A form that the host does not know is not found.
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
    // The visitor has left in the middle of it; nobody waits for an answer.
    return response.destroy()
  }
  const fields = new URLSearchParams(Buffer.concat(body).toString('utf8'))
  if (fields.get('form-name') !== enquiryFormName) return onUnknownForm()
  if (!fields.get(honeypotField)) onEnquiry([...fields])
  return response.writeHead(303, { location: next }).end()
}
