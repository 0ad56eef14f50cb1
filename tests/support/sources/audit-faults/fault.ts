/** One thing wrong with the site of `audited-files`, and what exactly a rule must then say. */
export interface Fault {
  seed: Seed
  /** As printed: file, then what; a pattern where the wording is another program's. */
  findings: (string | RegExp)[]
}

type Seed = (files: Map<string, Uint8Array>) => void

/** A fault of whichever files; what is said begins with the file below `dist/`. */
export function fault(seed: Seed | Seed[], ...findings: (string | RegExp)[]): Fault {
  const seeds = [seed].flat()
  return {
    seed: (files) => seeds.forEach((one) => one(files)),
    findings: findings.map((said) => (typeof said === 'string' ? `dist/${said}` : said)),
  }
}

const page = 'contact.html'

/** A fault in the main part of a page. */
export function shown(html: string, ...said: string[]): Fault {
  return fault(show(page, html), ...said.map((text) => `${page}: ${text}`))
}

/** A fault in the place of something on a page. */
export function written(from: string, to: string, ...said: (string | RegExp)[]): Fault {
  const findings = said.map((text) => (typeof text === 'string' ? `${page}: ${text}` : text))
  return fault(replace(page, from, to), ...findings)
}

/** Replaces text in a file; throws where the file does not have it, since the fault would then not be there. */
export function replace(file: string, from: string, to: string): Seed {
  return (files) => {
    const text = new TextDecoder().decode(files.get(file))
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    files.set(file, new TextEncoder().encode(text.replace(from, () => to)))
  }
}

export function write(file: string, text: string): Seed {
  return (files) => files.set(file, new TextEncoder().encode(text))
}

export function remove(file: string): Seed {
  return (files) => {
    if (!files.delete(file)) throw new Error(`there is no ${file}`)
  }
}

/** Adds to the main part of a page. */
export function show(file: string, html: string): Seed {
  return replace(file, '</main>', `${html}</main>`)
}
