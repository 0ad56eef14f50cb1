import { fileAt, textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const file = 'llms.txt'

export const llmsTxt: Rule = {
  id: 'llms-txt',
  title: 'llms.txt, wo es sie gibt, führt zu jedem Text in Markdown und nirgends ins Leere',
  why: 'Die Datei bewirkt in der Google-Suche nichts. Wer Programmen damit den Weg zeigt, zeigt ihn richtig: Sie folgen den Links, ohne zu suchen.',
  source: sources.llmsTxt,
  severity: 'error',
  covers: filesNamed(file),
  check(site) {
    const text = textOf(site, file)
    if (text === undefined) return []
    const addresses = [...text.matchAll(/^- \[[^\]]+\]\(([^)\s]+)\)/gm)].map(([, address = '']) => address)
    const copies = [...site.files.keys()].filter((name) => name.endsWith('.md'))
    const finding = (what: string, remedy: string) => ({ file: `dist/${file}`, what, remedy })
    return [
      ...(text.startsWith('# ')
        ? []
        : [finding('beginnt nicht mit dem Namen der Website', 'Mit «# Name» beginnen.')]),
      ...addresses
        .filter((address) => !leadsToFile(address))
        .map((address) =>
          finding(`${address} führt ins Leere`, 'Die vollständige Adresse einer Seite nennen.'),
        ),
      ...copies
        .filter((copy) => !addresses.includes(`${site.origin}/${copy}`))
        .map((copy) => finding(`nennt ${copy} nicht`, 'In die Liste aufnehmen.')),
    ]

    function leadsToFile(address: string): boolean {
      if (!address.startsWith(`${site.origin}/`)) return false
      return fileAt(site, new URL(address).pathname) !== undefined
    }
  },
}
