const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Width and height of a PNG, as `192x192`; throws where the bytes are none. */
export function pngSize(bytes: Buffer): string {
  const isPng = bytes.subarray(0, 8).equals(signature) && bytes.toString('latin1', 12, 16) === 'IHDR'
  if (!isPng) throw new Error('not a PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}
