import { compressedSize } from '../site/compressed-size.ts'
import { entryScripts } from '../site/script-graph.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { limits } from './limits.ts'

export const bootWeight: Rule = {
  id: 'boot-weight',
  title: 'Zum Benutzen genügen 3 kB Skript',
  why: 'Skripte belegen das Telefon, während jemand tippen will. Was sofort läuft, ist darum winzig; alles Weitere kommt in Ruhe oder auf Wunsch.',
  source: sources.interaction,
  severity: 'error',
  covers: entryScripts,
  check(site) {
    const bytes = entryScripts(site).reduce((sum, file) => sum + compressedSize(site, file), 0)
    if (bytes <= limits.boot) return []
    const what = `hat ${bytes} Bytes (brotli) vor der App, erlaubt sind ${limits.boot}`
    return [{ file: 'src/boot.ts', what, remedy: 'In die App verlegen, was nicht ohne sie gehen muss.' }]
  },
}
