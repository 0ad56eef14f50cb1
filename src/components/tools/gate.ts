/** What is downloaded when it is wanted, for a part that is prerendered: `use(gate.opened)` suspends until it has come. */
export interface Gate<Value> {
  /** Rejects where the download fails; it can be tried again. */
  load: () => Promise<void>
  opened: Promise<Value>
}

/** Unlike `lazy` it waits to be told, and a failed download is not the last. */
export function gate<Value>(download: () => Promise<Value>): Gate<Value> {
  let open: ((value: Value) => void) | undefined
  const opened = new Promise<Value>((resolve) => (open = resolve))
  return { opened, load: async () => open?.(await download()) }
}
