/** The processor time of `work` in ms. Unlike elapsed time, it can have a limit on a busy machine. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
