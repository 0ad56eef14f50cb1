import { noise } from '../noise.ts'
import { type Fault, show, write } from './fault.ts'

export const weightFaults: Record<string, Fault[]> = {
  'html-weight': [
    {
      seed: show('contact.html', `<p>${noise(19_000)}</p>`),
      findings: [/^dist\/contact\.html: hat mit Stilen 1[4-6]\d{3} Bytes/],
    },
  ],
  'boot-weight': [
    {
      seed: write('assets/entry-1.js', `import("./app-1.js");"${noise(4_500)}"`),
      findings: [/^src\/boot\.ts: hat 3\d{3} Bytes/],
    },
  ],
  'script-weight': [
    {
      seed: write('assets/vendor-1.js', `"${noise(125_000)}"`),
      findings: [/^src\/app\.tsx: Skripte einer Seite haben 9\d{4} Bytes/],
    },
  ],
}
