/** What is downloaded when it is wanted, for a part that is prerendered: `use(gate.opened)` suspends until it has come. */
export interface Gate<Value> {
  /** Rejects where the download fails; it can be tried again. */
  load: () => Promise<void>
  opened: Promise<Value>
  room: Room
}

/** How high the part is on a phone, 360 px wide, and from 720 px on, in rem: kept free where it was not prerendered, so that nothing moves. */
export type Room = readonly [narrow: number, wide: number]

/** Unlike `lazy` it waits to be told, and a failed download is not the last. */
export function gate<Value>(download: () => Promise<Value>, room: Room = [0, 0]): Gate<Value> {
  let open: ((value: Value) => void) | undefined
  const opened = new Promise<Value>((resolve) => (open = resolve))
  return { opened, room, load: async () => open?.(await download()) }
}
