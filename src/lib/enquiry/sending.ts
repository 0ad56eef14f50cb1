let sending: Promise<void> | undefined

/**
 * The enquiry that is under way, wherever the visitor has gone meanwhile; also one that has failed since, until a form has said so.
 */
export function currentSending(): Promise<void> | undefined {
  return sending
}

/** Sends, unless an enquiry is under way already: then its end is that of this one too, because nobody wants to have sent twice. */
export function sendOnce(send: () => Promise<void>): Promise<void> {
  sending ??= send()
  return sending
}

/** Once it has arrived, or the visitor has been told that it has not. */
export function forgetSending(): void {
  sending = undefined
}
