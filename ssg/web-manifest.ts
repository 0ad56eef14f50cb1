import { site } from '../src/lib/site.ts'
import type { OutputFile } from './output-file.ts'

export function webManifest(): OutputFile {
  const manifest = {
    name: site.name,
    short_name: site.shortName,
    lang: 'de-CH',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#c8102e',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
  return { path: 'site.webmanifest', content: `${JSON.stringify(manifest, null, 2)}\n` }
}
