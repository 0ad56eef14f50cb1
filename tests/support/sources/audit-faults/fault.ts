/** One thing wrong with the site of `audited-files`, and what exactly a rule must then say. */
export interface Fault {
  seed: (files: Map<string, Uint8Array>) => void
  /** As printed: file, then what; a pattern where the wording is another program's. */
  findings: (string | RegExp)[]
}

/** Replaces text in a file; throws where the file does not have it, since the fault would then not be there. */
export function replace(file: string, from: string, to: string): Fault['seed'] {
  return (files) => {
    const text = new TextDecoder().decode(files.get(file))
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    files.set(file, new TextEncoder().encode(text.replace(from, () => to)))
  }
}

export function write(file: string, text: string): Fault['seed'] {
  return (files) => files.set(file, new TextEncoder().encode(text))
}

export function remove(file: string): Fault['seed'] {
  return (files) => {
    if (!files.delete(file)) throw new Error(`there is no ${file}`)
  }
}

/** Adds to the main part of a page. */
export function show(file: string, html: string): Fault['seed'] {
  return replace(file, '</main>', `${html}</main>`)
}
