/** How long an engine may hold up the visitor at a time, in ms: a frame has 16. */
const longest = 8

/**
 * For the outer loop of an engine that takes long: `await pause()` lets the browser answer the visitor, where it has not for a while. No
 * worker: the site's Trusted Types allow none (docs/decisions/0006-tools.md).
 */
export function pauses(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < longest) return
    await new Promise((resolve) => setTimeout(resolve))
    last = performance.now()
  }
}
