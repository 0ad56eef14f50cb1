/** A subject that a call to action has brought to the form, and the entry of the history that brought it. */
export interface Carried {
  subject: string
  entry: string
}

let last: Carried | undefined

/**
 * What stands in the field once a call to action has brought a subject: what the visitor wrote stays, and on the way back to the form
 * also what was changed or deleted there. A subject that another call has brought gives way.
 */
export function takeCarried(text: string, carried: Carried): string {
  const isKnown = last?.entry === carried.entry
  const isOwn = text !== '' && text !== last?.subject
  last = carried
  return isKnown || isOwn ? text : carried.subject
}
