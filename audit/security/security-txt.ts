import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const path = '.well-known/security.txt'
const day = 24 * 60 * 60 * 1000

/** A warning in time: so many days before it expires. */
const notice = 30

/** A warning only: a build of the same commit must not fail because time has passed. */
export const securityTxt: Rule = {
  id: 'security-txt',
  title: 'security.txt sagt, wem man eine Sicherheitslücke meldet, und ist nicht abgelaufen',
  why: 'Wer eine Lücke findet, sucht dort den Kontakt. Nach dem Ablaufdatum gilt die Datei als veraltet, und die Meldung bleibt vielleicht aus.',
  source: sources.securityTxt,
  severity: 'warning',
  covers: filesNamed(path),
  check(site) {
    const finding = (what: string, remedy: string) => [{ file: `dist/${path}`, what, remedy }]
    const text = textOf(site, path)
    if (text === undefined) return finding('fehlt', 'Mit Contact und Expires anlegen.')
    const fields = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}:\\s*(.+)$`, 'gim'))].map(([, value = '']) => value.trim())
    const days = Math.floor((Date.parse(fields('Expires').join()) - site.now.getTime()) / day)
    const renew = 'Den Kontakt prüfen, `contactChecked` in src/content/site.yaml erneuern und neu ausliefern.'
    return [
      ...(fields('Contact').some((contact) => /^(mailto:.+@|https:\/\/|tel:)/.test(contact))
        ? []
        : finding('nennt keinen Kontakt', 'Eine Zeile «Contact: mailto:…» schreiben.')),
      ...(Number.isNaN(days)
        ? finding('nennt kein Ablaufdatum', 'Genau eine Zeile «Expires: 2027-11-21T00:00:00Z» schreiben.')
        : []),
      ...(days < 0 ? finding('ist abgelaufen', renew) : []),
      ...(days >= 0 && days < notice ? finding(`läuft in ${days} Tagen ab`, renew) : []),
    ]
  },
}
