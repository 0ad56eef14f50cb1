/** The text of a file: UTF-8, or else what Excel and older programs write on Windows. Rejects where the file cannot be read. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const start = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
