/** Works through a long list, so many at once: in between, the page answers. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => void,
): Promise<void> {
  let done = 0
  for (const item of items) {
    work(item)
    done += 1
    if (done % atOnce === 0) await nextTurn()
  }
}

/** After what waits already. A timer would come 4 ms late from the fifth on, and `scheduler.yield` before React has shown anything. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
