import { origin, png } from '../audited-files.ts'
import { type Fault, fault, replace, shown, write, written } from './fault.ts'

const image = (file: string) => `${origin}/${file}`

export const pictureFaults: Record<string, Fault[]> = {
  'image-alternatives': [
    written(' alt="Eine Figur"', '', '<img> ohne Textalternative: /figure.svg'),
    shown('<svg viewBox="0 0 1 1"></svg>', '<svg> ohne Textalternative: ohne Adresse'),
  ],
  'image-dimensions': [
    written(' height="10"', '', '<img> ohne Masse: /figure.svg'),
    shown('<svg aria-hidden="true"></svg>', '<svg> ohne Masse: Schmuck'),
  ],
  'image-formats': [
    written('/figure.svg', '/preview.png', '/preview.png ist weder SVG noch AVIF noch WebP'),
    fault(
      [replace('contact.html', '/figure.svg', '/gross.webp'), write('gross.webp', 'a'.repeat(200_001))],
      'contact.html: /gross.webp hat 200001 Bytes',
    ),
  ],
  'open-graph': [
    written(
      '<meta property="og:title" content="Kontakt aufnehmen">',
      '',
      'og:title steht nicht genau einmal',
    ),
    written(
      `property="og:url" content="${origin}/contact"`,
      `property="og:url" content="${origin}/"`,
      `og:url ist ${origin}/, nicht die kanonische Adresse`,
    ),
  ],
  'preview-image': [
    written(image('preview.png'), '/preview.png', 'og:image ist /preview.png'),
    written(image('preview.png'), image('weg.png'), `${image('weg.png')} gibt es nicht`),
    written(image('preview.png'), image('figure.svg'), `${image('figure.svg')} ist kein PNG`),
    written('content="630"', 'content="600"', `${image('preview.png')} misst 1200 × 630, nicht 1200 × 600`),
    fault(
      [
        (files) => files.set('klein.png', png(600, 315)),
        replace('contact.html', image('preview.png'), image('klein.png')),
        replace('contact.html', 'content="1200"', 'content="600"'),
        replace('contact.html', 'content="630"', 'content="315"'),
      ],
      `contact.html: ${image('klein.png')} ist schmaler als 1200`,
    ),
  ],
}
