import { site } from '../content/identity.ts'
import { colour } from '../content/design-tokens.ts'
import type { OutputFile } from '../output-file.ts'

export function webManifest(): OutputFile {
  const manifest = {
    name: site.name,
    short_name: site.shortName,
    lang: 'de-CH',
    start_url: '/',
    display: 'browser',
    background_color: colour('--surface'),
    theme_color: colour('--accent'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Also the maskable icon, because its motif stays within the safe circle.
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return { path: 'site.webmanifest', content: `${JSON.stringify(manifest, null, 2)}\n` }
}
