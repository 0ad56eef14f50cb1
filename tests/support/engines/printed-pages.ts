import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What reads a PDF: `apt-get install poppler-utils`. */
const reader = '/usr/bin/pdftotext'

export const canReadPaper = existsSync(reader)

/** A sheet of paper, with its lines as they are read, column by column. */
export interface PrintedPage {
  height: number
  lines: PrintedLine[]
}

interface PrintedLine {
  text: string
  /** Where it begins and ends below the edge of the sheet, in points. */
  top: number
  bottom: number
}

/** The sheets of a PDF, as their lines stand on them. */
export function printedPages(pdf: Uint8Array): PrintedPage[] {
  const { stdout, stderr } = spawnSync(reader, ['-bbox-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (!stdout) throw new Error(`pdftotext: ${stderr}`)
  return [...stdout.matchAll(/<page [^>]*height="([^"]+)">([^]*?)<\/page>/g)].map(
    ([, height, content = '']) => ({
      height: Number(height),
      lines: [...content.matchAll(/<line [^>]*yMin="([^"]+)"[^>]*yMax="([^"]+)">([^]*?)<\/line>/g)].map(
        ([, top, bottom, words = '']) => ({
          text: squeezed(words.replaceAll(/<[^>]+>/g, '')),
          top: Number(top),
          bottom: Number(bottom),
        }),
      ),
    }),
  )
}

/** Without what depends on where a line ends. */
export function squeezed(text: string): string {
  return text.replaceAll(/[\s\u00AD\u2010-]/g, '')
}
