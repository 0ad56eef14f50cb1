/** The result of `step`, or `undefined` if it throws, where that is no error to report: a browser may refuse storage, a visitor type any address. */
export function attempt<T>(step: () => T): T | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}
