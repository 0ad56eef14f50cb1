import { compressedSize } from '../site/compressed-size.ts'
import { loadedByItself } from '../site/script-graph.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { limits } from './limits.ts'

export const scriptWeight: Rule = {
  id: 'script-weight',
  title: 'Eine Seite lädt von sich aus höchstens 90 kB Skript',
  why: 'Jedes Kilobyte Skript muss geladen, gelesen und ausgeführt werden und verzögert die Antwort auf den ersten Tipp.',
  source: sources.interaction,
  severity: 'error',
  covers: loadedByItself,
  check(site) {
    const bytes = loadedByItself(site).reduce((sum, file) => sum + compressedSize(site, file), 0)
    if (bytes <= limits.script) return []
    const what = `Skripte einer Seite haben ${bytes} Bytes (brotli), erlaubt sind ${limits.script}`
    return [{ file: 'src/app.tsx', what, remedy: 'Auslagern, was nicht jede Seite braucht.' }]
  },
}
