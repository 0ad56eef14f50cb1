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

  /** Waits until a text is printed, after the one that was waited for last. */
  async function hear(text: string): Promise<void> {
    for (;;) {
      const at = said.indexOf(text, heard)
      if (at >= 0) {
        heard = at + text.length
        return
      }
      await once(output, 'data')
    }
  }

  return {
    terminal: { input, output },
    hear,
    /** The whole output. */
    said: () => said,
    async press(question: string, keys: string) {
      await hear(question)
      input.write(keys)
    },
    /** Types an answer instead of the proposed one. */
    async answer(question: string, typed: string) {
      await hear(question)
      input.write(`${clearLine}${typed}${enter}`)
    },
    /** Types another answer after the first one was refused with this reason. */
    async correct(reason: string, typed: string) {
      await hear(reason)
      input.write(`${clearLine}${typed}${enter}`)
    },
    /** Accepts the proposed answer. */
    async keep(question: string) {
      await hear(question)
      input.write(enter)
    },
  }
}

const clearLine = '\u0015'
const enter = '\r'
