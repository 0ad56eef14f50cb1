/** How long to wait for an idle moment at most, in ms, and the wait where the browser has no idle callback. */
const idleTimeout = 2000

/** Calls back in the first idle moment, once the page has loaded. */
export function whenIdle(call: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(call, { timeout: idleTimeout })
      : setTimeout(call, idleTimeout)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
