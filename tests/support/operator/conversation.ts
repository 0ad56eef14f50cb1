import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

/** A terminal in which a test answers what a program asks. */
export function conversation() {
  const input = new PassThrough()
  // So wide that no question is broken.
  const output = Object.assign(new PassThrough(), { columns: 400, rows: 60 })
  let heard = 0
  let said = ''
  output.on('data', (chunk: Buffer) => (said += stripVTControlCharacters(chunk.toString())))

  /** Waits until something is said that was not heard before. */
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
    /** Everything that was said. */
    said: () => said,
    async press(question: string, keys: string) {
      await hear(question)
      input.write(keys)
    },
    /** Types an answer in the place of what is proposed. */
    async answer(question: string, typed: string) {
      await hear(question)
      input.write(`${clearLine}${typed}${enter}`)
    },
    /** Types another answer, where a first one has been refused for a reason. */
    async correct(reason: string, typed: string) {
      await hear(reason)
      input.write(`${clearLine}${typed}${enter}`)
    },
    /** Takes what is proposed. */
    async keep(question: string) {
      await hear(question)
      input.write(enter)
    },
  }
}

const clearLine = '\u0015'
const enter = '\r'
