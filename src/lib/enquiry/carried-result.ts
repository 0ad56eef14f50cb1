let last: { result: string; entry: string } | undefined

/**
 * What stands in the message once a tool has brought its result: below what the visitor wrote, in place of a result that was brought before
 * and not changed since. Once for each entry of the history, so that on the way back what was changed or deleted stays so.
 */
export function takeResult(text: string, result: string, entry: string): string {
  const before = last
  last = { result, entry }
  if (before?.entry === entry || text.includes(result)) return text
  if (before && text.includes(before.result)) return text.replace(before.result, () => result)
  return text === '' ? result : `${text}\n\n${result}`
}
