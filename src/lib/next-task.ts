/** Lets the browser answer the visitor before more is done: what runs in one task is up to 200 ms on a phone. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
