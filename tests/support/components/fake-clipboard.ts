import { vi } from 'vitest'

const unused = () => Promise.reject(new Error('texts are only written'))

/** A fake clipboard. By default it accepts every text. */
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
