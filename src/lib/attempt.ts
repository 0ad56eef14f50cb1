/** The result of `step`, or `undefined` if it throws. For storage, which a browser may refuse, block or have full; that is no error to report. */
export function attempt<T>(step: () => T): T | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}
