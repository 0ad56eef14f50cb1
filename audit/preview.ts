import { type Group, onIndexablePages, onPage, type Rule } from './rule.ts'
import { fileOf } from './site/audited-site.ts'
import { links, metas } from './site/elements.ts'
import { sources } from './sources.ts'

const properties = [
  'og:title',
  'og:type',
  'og:url',
  'og:description',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
]

const openGraph: Rule = {
  id: 'open-graph',
  title: 'Geteilte Links zeigen Titel, Text und Bild',
  why: 'Wird eine Seite in einem Chat oder Netzwerk geteilt, machen diese Angaben aus der nackten Adresse eine Einladung.',
  source: sources.openGraph,
  ...onIndexablePages((page) => {
    const shared = metas(page.tree, 'og:url').join()
    const isOther = shared !== '' && shared !== links(page.tree, 'canonical').join()
    return [
      ...properties
        .filter((name) => metas(page.tree, name).filter((value) => value.trim() !== '').length !== 1)
        .map((name) => onPage(page, `${name} steht nicht genau einmal`, 'Im Kopf nennen.')),
      ...(isOther
        ? [onPage(page, `og:url ist ${shared}, nicht die kanonische Adresse`, 'Dieselbe Adresse nennen.')]
        : []),
    ]
  }),
}

/** Discover shows large cards from this width on. */
const narrowest = 1200

const previewImage: Rule = {
  id: 'preview-image',
  title: 'Das Vorschaubild gibt es, so gross wie angegeben',
  why: 'Stimmen Adresse oder Masse nicht, erscheint die Vorschau ohne Bild oder beschnitten. Ab 1200 Pixeln Breite zeigt Google Discover grosse Karten.',
  source: sources.discover,
  ...onIndexablePages((page, site) => {
    const [address] = metas(page.tree, 'og:image')
    if (address === undefined) return []
    const finding = (message: string, hint: string) => [onPage(page, message, hint)]
    if (!address.startsWith(`${site.origin}/`))
      return finding(`og:image ist ${address}`, 'Eine vollständige Adresse dieser Website nennen.')
    const bytes = site.files.get(fileOf(site, address) ?? '')
    if (!bytes) return finding(`${address} gibt es nicht`, 'Das Bild ausliefern.')
    const size = pngSize(bytes)
    if (!size) return finding(`${address} ist kein PNG`, 'Als PNG ausliefern; das lesen alle Dienste.')
    const stated = ['width', 'height'].map((name) => metas(page.tree, `og:image:${name}`).join()).join(' × ')
    const actual = `${size.width} × ${size.height}`
    if (stated !== actual) return finding(`${address} misst ${actual}, nicht ${stated}`, 'Richtig angeben.')
    return size.width < narrowest ? finding(`${address} ist schmaler als ${narrowest}`, 'Vergrössern.') : []
  }),
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Width and height of a PNG; `undefined` where the bytes are none. */
function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || signature.some((byte, index) => bytes[index] !== byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

export const preview: Group = {
  title: 'Vorschau in Chats und Netzwerken',
  rules: [openGraph, previewImage],
}
