import type { Problem } from '../problem.ts'

/**
 * Finds the first invalid code fence. Markdown reads everything after an unclosed block as code, so other checks would report it as missing. Every
 * block must name its language; that distinguishes an opening fence from a closing one.
 */
export function fenceProblem(file: string, text: string): Problem | undefined {
  let open: Fence | undefined
  let end: number | undefined
  for (const fence of fencesIn(text)) {
    if (!open) {
      if (fence.language === '') return withoutLanguage(file, fence, end)
      open = fence
    } else if (fence.sign.startsWith(open.sign)) {
      if (fence.language !== '') return notClosed(file, open, `vor dem von Zeile ${fence.line}`)
      end = fence.line
      open = undefined
    }
  }
  return open && notClosed(file, open, 'bis zum Ende des Textes')
}

interface Fence {
  line: number
  /** Three or more backticks or tildes. The closing fence has at least as many as the opening one. */
  sign: string
  language: string
}

function fencesIn(text: string): Fence[] {
  return text.split('\n').flatMap((written, at) => {
    // Also in a list or a quotation. With more backticks behind, it is inline code.
    const [, sign = '', language = ''] = /^[\s>]*(`{3,}|~{3,})\s*([^`]*)$/.exec(written) ?? []
    return sign ? [{ line: at + 1, sign, language: language.trim() }] : []
  })
}

function notClosed(file: string, { line, sign, language }: Fence, where: string): Problem {
  return {
    file,
    line,
    message: `der Codeblock «${sign}${language}» ist ${where} nicht geschlossen`,
    hint: `Schreiben Sie ${sign} auf eine eigene Zeile, wo der Code endet.`,
  }
}

function withoutLanguage(file: string, { line, sign }: Fence, end: number | undefined): Problem {
  const before = end
    ? `, oder entfernen Sie, wenn es einen schliessen soll, das ${sign} von Zeile ${end}`
    : ''
  return {
    file,
    line,
    message: `${sign} beginnt einen Codeblock, der keine Sprache nennt`,
    hint: `Schreiben Sie ${sign}txt (docs/authoring.md nennt die Sprachen)${before}.`,
  }
}
