/** Storage that is refused, blocked or full is a state of the visitor's browser, not a fault to report: what a step gives, or nothing. */
export function attempt<T>(step: () => T): T | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}
