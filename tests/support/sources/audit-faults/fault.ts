/** A fault seeded into the site of `audited-files`, and the exact findings of the rule. */
export interface Fault {
  seed: Seed
  /** File and message as printed; a pattern if the message comes from another program. */
  findings: (string | RegExp)[]
}

type Seed = (files: Map<string, Uint8Array>) => void

/** A fault in any files. The findings begin with the file, without `dist/`. */
export function fault(seed: Seed | Seed[], ...findings: (string | RegExp)[]): Fault {
  const seeds = [seed].flat()
  return {
    seed: (files) => seeds.forEach((one) => one(files)),
    findings: findings.map((said) => (typeof said === 'string' ? `dist/${said}` : said)),
  }
}

const page = 'contact.html'

/** A fault that is added to `<main>`. */
export function shown(html: string, ...said: string[]): Fault {
  return fault(show(page, html), ...said.map((text) => `${page}: ${text}`))
}

/** A fault that replaces text of a page. */
export function written(from: string, to: string, ...said: (string | RegExp)[]): Fault {
  const findings = said.map((text) => (typeof text === 'string' ? `${page}: ${text}` : text))
  return fault(replace(page, from, to), ...findings)
}

/** Replaces text in a file. Throws if the file does not contain it, because there would be no fault then. */
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

/** Adds HTML to `<main>`. */
export function show(file: string, html: string): Seed {
  return replace(file, '</main>', `${html}</main>`)
}
