/** How long nothing may change before it is read out, in ms: longer than the pause between two key strokes. */
const quietTime = 600

/** Says in a live region what was said last, once it has been quiet: not at every key stroke. */
export function createAnnouncer(region: HTMLElement): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    clearTimeout(timer)
    timer = setTimeout(() => (region.textContent = text), quietTime)
  }
}
