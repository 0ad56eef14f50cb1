/** The port that is named, as the variable `PORT` names it; 0 leaves the choice to the system. */
export function wantedPort(named: string | undefined): number | undefined {
  if (!named) return undefined
  const port = Number(named)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error(`PORT is «${named}», which is no port.`)
}
