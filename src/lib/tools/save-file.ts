export interface TextFile {
  /** With its ending: «hreflang.csv». */
  name: string
  /** The media type, such as «text/csv». */
  type: string
  text: string
}

/** Hands a text to the visitor as a file. */
export function saveFile(document: Document, { name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
