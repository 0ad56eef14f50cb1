import { noise } from '../noise.ts'
import { type Fault, replace, show, write } from './fault.ts'

export const weightFaults: Record<string, Fault[]> = {
  'document-weight': [
    {
      seed: show('contact.html', `<p>${noise(27_000)}</p>`),
      findings: [/^dist\/contact\.html: hat 2[0-3]'\d{3} Bytes .* davon Stile \d+, Text und Aufbau 2/],
    },
  ],
  'list-weight': [
    {
      seed: write('knowledge-base.html', `<!DOCTYPE html><html><body><p>${noise(27_000)}</p></body></html>`),
      findings: [/^dist\/knowledge-base\.html: hat 2[0-3]'\d{3} Bytes/],
    },
  ],
  'boot-weight': [
    {
      seed: write('assets/entry-1.js', `import("./entry-client-1.js");"${noise(6_000)}"`),
      findings: [
        /^src\/boot\.ts: hat 4'\d{3} Bytes Skript vor der App .* am schwersten: assets\/entry-1\.js 4'\d{3}$/,
      ],
    },
  ],
  'script-weight': [
    {
      seed: hasChunkOf(155_000),
      findings: [/^dist\/contact\.html: hat 11\d'\d{3} Bytes .*am schwersten: assets\/contact-1\.js/],
    },
  ],
  'first-visit-weight': [
    {
      seed: hasChunkOf(175_000),
      findings: [/^dist\/contact\.html: hat 1[23]\d'\d{3} Bytes .*am schwersten: assets\/contact-1\.js/],
    },
  ],
}

function hasChunkOf(letters: number): Fault['seed'] {
  return (files) => {
    const names = '<script data-chunks="/assets/contact-1.js" type="module"'
    replace('contact.html', '<script type="module"', names)(files)
    write('assets/contact-1.js', `"${noise(letters)}"`)(files)
  }
}
