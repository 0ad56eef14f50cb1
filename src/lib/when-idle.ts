/** The timeout of the idle callback, in ms; also the delay in browsers without idle callbacks. */
const idleTimeout = 2000

/** Calls `call` at the first idle moment after the `load` event. */
export function whenIdle(call: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(call, { timeout: idleTimeout })
      : setTimeout(call, idleTimeout)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
