import { vi } from 'vitest'

/** jsdom makes no addresses of files, and follows none. */
let kept: { name: string; file: Blob } | undefined

/** From here on what a page offers as a file is kept instead of saved; undone with the other stubs of a test. */
export function watchFiles(): void {
  kept = undefined
  let made = new Blob()
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => {
        made = file
        return 'blob:kept'
      },
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept = { name: this.download, file: made }
  })
}

/** The file that was saved last. */
export async function keptFile(): Promise<{ name: string; text: string; type: string }> {
  if (!kept) throw new Error('no file was saved')
  return { name: kept.name, text: await textOf(kept.file), type: kept.file.type }
}

/** With the byte order mark, which `Blob.text` would take away. jsdom's files cannot be streamed. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () =>
      reader.result instanceof ArrayBuffer
        ? resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result))
        : reject(new Error('the file cannot be read')),
    )
    reader.readAsArrayBuffer(file)
  })
}
