import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

/** A fake terminal in which a test answers the questions of a program. */
export function conversation() {
  const input = new PassThrough()
  // Wide enough that no question wraps.
  const output = Object.assign(new PassThrough(), { columns: 400, rows: 60 })
  let heard = 0
  let said = ''
  output.on('data', (chunk: Buffer) => (said += stripVTControlCharacters(chunk.toString())))

  /** Waits until a text is printed, after the one that was waited for last, and returns what stands between. */
  async function hear(text: string): Promise<string> {
    for (;;) {
      const at = said.indexOf(text, heard)
      if (at >= 0) {
        const between = said.slice(heard, at)
        heard = at + text.length
        return between
      }
      await once(output, 'data')
    }
  }

  async function press(question: string, keys: string): Promise<void> {
    await hear(question)
    input.write(keys)
  }

  return {
    terminal: { input, output },
    hear,
    press,
    /** The whole output. */
    said: () => said,
    /** Types an answer instead of what is proposed, or of what was refused with this reason. */
    answer: (question: string, typed: string) => press(question, `${clearLine}${typed}${enter}`),
    /** Accepts the proposed answer. */
    keep: (question: string) => press(question, enter),
    /** Accepts the proposed answers to all questions before this one. */
    async keepUntil(question: string) {
      for (;;) {
        // An open question begins with this sign, and ends its line.
        await hear('◆')
        const asked = await hear('\n')
        if (asked.includes(question)) {
          heard -= asked.length + 1
          return
        }
        input.write(enter)
      }
    },
  }
}

export const enter = '\r'
export const down = '\u001B[B'
const clearLine = '\u0015'
