import { noise } from '../noise.ts'
import { type Fault, replace, show, write } from './fault.ts'

export const weightFaults: Record<string, Fault[]> = {
  'html-weight': [
    {
      seed: show('contact.html', `<p>${noise(19_000)}</p>`),
      findings: [/^dist\/contact\.html: hat mit Stilen 1[4-6]\d{3} Bytes/],
    },
  ],
  'boot-weight': [
    {
      seed: write('assets/entry-1.js', `import("./entry-client-1.js");"${noise(4_500)}"`),
      findings: [/^src\/boot\.ts: hat 3\d{3} Bytes/],
    },
  ],
  'script-weight': [
    {
      seed: (files) => {
        replace(
          'contact.html',
          '<script type="module"',
          '<script data-chunks="/assets/contact-1.js" type="module"',
        )(files)
        write('assets/contact-1.js', `"${noise(150_000)}"`)(files)
      },
      findings: [/^dist\/contact\.html: lädt 11\d{4} Bytes Skript/],
    },
  ],
  'tool-weight': [
    {
      seed: (files) => {
        write('assets/entry-client-1.js', 'import"./vendor-1.js";import("./robots-tool-12345678.js")')(files)
        write('assets/robots-tool-12345678.js', 'import"./tool-12345678.js"')(files)
        write('assets/tool-12345678.js', `"${noise(20_000)}"`)(files)
      },
      findings: [/^src\/components\/tools: «robots-tool» wiegt 1[5-7]\d{3} Bytes/],
    },
  ],
}
