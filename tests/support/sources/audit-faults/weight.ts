import { createHash } from 'node:crypto'
import { type Fault, fault, replace, show, write } from './fault.ts'

const tooLong = `<p>${noise(27_000)}</p>`
/** Says how large the brotli copy of a file is. To compress so much takes a second. */
const weighs = (file: string, bytes: number) => write(`${file}.br`, 'x'.repeat(bytes))
const hasChunkOf = (bytes: number) => [
  replace(
    'contact.html',
    '<script type="module"',
    '<script data-chunks="/assets/contact-1.js" type="module"',
  ),
  write('assets/contact-1.js', '"contact"'),
  weighs('assets/contact-1.js', bytes),
]

export const weightFaults: Record<string, Fault[]> = {
  'document-weight': [
    fault(
      show('contact.html', tooLong),
      /^dist\/contact\.html: hat 2[0-3]'\d{3} Bytes .* davon Stile \d+, Text und Aufbau 2/,
    ),
  ],
  'list-weight': [
    fault(
      write('knowledge-base.html', `<!DOCTYPE html><html><body>${tooLong}</body></html>`),
      /^dist\/knowledge-base\.html: hat 2[0-3]'\d{3} Bytes/,
    ),
    fault(
      [
        write(
          'knowledge-base.html',
          '<!DOCTYPE html><html><body><script data-chunks="/assets/articles-1.js" type="module" src="/assets/entry-1.js"></script></body></html>',
        ),
        write('assets/articles-1.js', '"articles"'),
        weighs('assets/articles-1.js', 128_000),
      ],
      /^dist\/knowledge-base\.html: hat 128'\d{3} Bytes in allem .*am schwersten: assets\/articles-1\.js/,
    ),
  ],
  'boot-weight': [
    fault(
      write('assets/entry-1.js', `import("./entry-client-1.js");"${noise(6_000)}"`),
      /^src\/boot\.ts: hat 4'\d{3} Bytes Skript vor der App .* am schwersten: assets\/entry-1\.js 4'\d{3}$/,
    ),
  ],
  'script-weight': [
    fault(
      hasChunkOf(112_000),
      /^dist\/contact\.html: hat 112'\d{3} Bytes .*am schwersten: assets\/contact-1\.js/,
    ),
  ],
  'first-visit-weight': [
    fault(
      hasChunkOf(128_000),
      /^dist\/contact\.html: hat 128'\d{3} Bytes .*am schwersten: assets\/contact-1\.js/,
    ),
  ],
}

/** Text that brotli can hardly compress: it keeps about three quarters of its size. */
function noise(length: number): string {
  let text = ''
  while (text.length < length) text += createHash('sha256').update(String(text.length)).digest('base64')
  return text.slice(0, length)
}
