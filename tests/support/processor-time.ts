/** Milliseconds of processor that `work` took: a limit of these holds on a busy machine, too, where the clock runs on while others work. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
