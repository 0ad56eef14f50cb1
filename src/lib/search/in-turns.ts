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

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
