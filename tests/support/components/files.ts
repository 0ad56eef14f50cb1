import { vi } from 'vitest'

/** The last saved file. jsdom has neither object URLs nor downloads. */
let kept: { name: string; file: Blob } | undefined

/** Keeps saved files in memory from now on, until the stubs of the test are undone. */
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

/** The last saved file. */
export async function keptFile(): Promise<{ name: string; text: string; type: string }> {
  if (!kept) throw new Error('no file was saved')
  return { name: kept.name, text: await textOf(kept.file), type: kept.file.type }
}

/** The text with its byte order mark, which `Blob.text` would drop. A blob of jsdom has no stream. */
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
