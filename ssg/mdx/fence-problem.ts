import type { Problem } from '../problem.ts'

/**
 * Finds the first fence of code that is wrong. Markdown takes everything after an unclosed block for code, so other checks would name what seems to
 * be missing there. Every block names its language; that tells a fence that opens from one that closes.
 */
export function fenceProblem(file: string, text: string): Problem | undefined {
  let open: Fence | undefined
  let end: number | undefined
  for (const fence of fencesIn(text)) {
    if (!open) {
      if (fence.language === '') return withoutLanguage(file, fence, end)
      open = fence
    } else if (fence.sign.startsWith(open.sign)) {
      if (fence.language !== '') return notClosed(file, open, `before that of line ${fence.line}`)
      end = fence.line
      open = undefined
    }
  }
  return open && notClosed(file, open, 'to the end of the text')
}

interface Fence {
  line: number
  /** Three or more backticks or tildes; what closes a block has as many as what opens it, or more. */
  sign: string
  language: string
}

function fencesIn(text: string): Fence[] {
  return text.split('\n').flatMap((written, at) => {
    // Also in a list or a quotation. Backticks behind the sign make it code in a sentence.
    const [, sign = '', language = ''] = /^[\s>]*(`{3,}|~{3,})\s*([^`]*)$/.exec(written) ?? []
    return sign ? [{ line: at + 1, sign, language: language.trim() }] : []
  })
}

function notClosed(file: string, { line, sign, language }: Fence, where: string): Problem {
  return {
    file,
    line,
    message: `the code block «${sign}${language}» is not closed ${where}`,
    hint: `Write ${sign} on a line of its own where the code ends.`,
  }
}

function withoutLanguage(file: string, { line, sign }: Fence, end: number | undefined): Problem {
  const before = end ? `, or, if it is to close one, remove the ${sign} of line ${end} that has` : ''
  return {
    file,
    line,
    message: `${sign} begins a code block that names no language`,
    hint: `Write ${sign}txt (docs/authoring.md names the languages)${before}.`,
  }
}
