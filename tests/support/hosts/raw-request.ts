import { connect } from 'node:net'

export interface RawAnswer {
  /** Of the first answer; undefined: there was none. */
  status: number | undefined
  headers: string
  body: Buffer
}

/** Sends bytes as they are, says that no more will come, and reads until the host closes the connection. */
export function sendRaw(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, allowHalfOpen: true }, () => socket.end(Buffer.from(request, 'latin1')))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A host may close while there is more to send; what it said before counts.
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))))
  })
}

function parse(answer: Buffer): RawAnswer {
  const end = answer.indexOf('\r\n\r\n')
  const headers = answer.subarray(0, end === -1 ? undefined : end).toString('latin1')
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(headers) ?? []
  return { status: status ? Number(status) : undefined, headers, body: answer.subarray(end + 4) }
}
