import { origin, png } from '../audited-files.ts'
import { type Fault, replace, show, write } from './fault.ts'

const file = 'contact.html'

export const pictureFaults: Record<string, Fault[]> = {
  'image-alternatives': [
    {
      seed: replace(file, ' alt="Eine Figur"', ''),
      findings: ['dist/contact.html: <img> ohne Textalternative: /figure.svg'],
    },
    {
      seed: show(file, '<svg viewBox="0 0 1 1"></svg>'),
      findings: ['dist/contact.html: <svg> ohne Textalternative: ohne Adresse'],
    },
    {
      seed: show(file, '<svg role="img" aria-label=" " viewBox="0 0 1 1"></svg>'),
      findings: ['dist/contact.html: <svg> ohne Textalternative: ohne Adresse'],
    },
  ],
  'image-dimensions': [
    {
      seed: replace(file, ' height="10"', ''),
      findings: ['dist/contact.html: <img> ohne Masse: /figure.svg'],
    },
    {
      seed: replace(file, ' height="10"', ' height="auto"'),
      findings: ['dist/contact.html: <img> ohne Masse: /figure.svg'],
    },
    {
      seed: show(file, '<svg aria-hidden="true"></svg>'),
      findings: ['dist/contact.html: <svg> ohne Masse: Schmuck'],
    },
  ],
  'image-formats': [
    {
      seed: replace(file, '/figure.svg', '/preview.png'),
      findings: ['dist/contact.html: /preview.png ist weder SVG noch AVIF noch WebP'],
    },
    {
      seed: (files) => {
        replace(file, '/figure.svg', '/gross.webp')(files)
        write('gross.webp', 'a'.repeat(200_001))(files)
      },
      findings: ['dist/contact.html: /gross.webp hat 200001 Bytes'],
    },
  ],
  'open-graph': [
    {
      seed: replace(file, '<meta property="og:title" content="Kontakt aufnehmen">', ''),
      findings: ['dist/contact.html: og:title steht nicht genau einmal'],
    },
    {
      seed: replace(
        file,
        '<meta property="og:locale" content="de_CH">',
        '<meta property="og:locale" content="">',
      ),
      findings: ['dist/contact.html: og:locale steht nicht genau einmal'],
    },
    {
      seed: replace(
        file,
        `property="og:url" content="${origin}/contact"`,
        `property="og:url" content="${origin}/"`,
      ),
      findings: [`dist/contact.html: og:url ist ${origin}/, nicht die kanonische Adresse`],
    },
  ],
  'preview-image': [
    {
      seed: replace(file, `${origin}/preview.png`, '/preview.png'),
      findings: ['dist/contact.html: og:image ist /preview.png'],
    },
    {
      seed: replace(file, `${origin}/preview.png`, `${origin}/weg.png`),
      findings: [`dist/contact.html: ${origin}/weg.png gibt es nicht`],
    },
    {
      seed: replace(file, `${origin}/preview.png`, `${origin}/figure.svg`),
      findings: [`dist/contact.html: ${origin}/figure.svg ist kein PNG`],
    },
    {
      seed: replace(file, 'content="630"', 'content="600"'),
      findings: [`dist/contact.html: ${origin}/preview.png misst 1200 × 630, nicht 1200 × 600`],
    },
    {
      seed: (files) => {
        files.set('klein.png', png(600, 315))
        replace(file, `${origin}/preview.png`, `${origin}/klein.png`)(files)
        replace(file, 'content="1200"', 'content="600"')(files)
        replace(file, 'content="630"', 'content="315"')(files)
      },
      findings: [`dist/contact.html: ${origin}/klein.png ist schmaler als 1200`],
    },
  ],
}
