let waiting = ''
let last = ''

/** What a tool has worked out, for the form that its link leads to. In memory only, like the draft: nothing of it is written to the device. */
export function bringResult(result: string): void {
  waiting = result
}

/**
 * What stands in the message once a tool has brought its result: below what the visitor wrote, in place of a result that was brought before
 * and not changed since. Each is brought once, so that on the way back what was changed or deleted stays so.
 */
export function takeResult(text: string): string {
  const [result, before] = [waiting, last]
  if (result === '') return text
  waiting = ''
  last = result
  if (text.includes(result)) return text
  if (before !== '' && text.includes(before)) return text.replace(before, () => result)
  return text === '' ? result : `${text}\n\n${result}`
}
