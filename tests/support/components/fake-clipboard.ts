import { vi } from 'vitest'

const unused = () => Promise.reject(new Error('texts are only written'))

/** A clipboard that remembers what is written; where nothing is given in its place, it accepts everything. */
export function fakeClipboard(writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()) {
  const clipboard: Clipboard = Object.assign(new EventTarget(), {
    writeText,
    readText: unused,
    read: unused,
    write: unused,
  })
  vi.stubGlobal('navigator', { clipboard })
  return writeText
}
