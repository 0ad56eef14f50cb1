import { compressedSize } from '../site/compressed-size.ts'
import { features } from '../site/script-graph.ts'
import type { AuditedSite } from '../site/audited-site.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { limits } from './limits.ts'

export const toolWeight: Rule = {
  id: 'tool-weight',
  title: 'Ein Werkzeug wiegt mit allem, was es braucht, höchstens 15 kB',
  why: 'Wer einen Artikel liest, soll auf das Werkzeug darin nicht warten. Es kommt erst, wenn es gebraucht wird, und dann schnell.',
  source: sources.interaction,
  severity: 'error',
  covers: (site) => toolsOf(site).flatMap(({ files }) => files),
  check: (site) =>
    toolsOf(site).flatMap(({ name, files }) => {
      const bytes = files.reduce((sum, file) => sum + compressedSize(site, file), 0)
      if (bytes <= limits.tool) return []
      const what = `«${name}» wiegt ${bytes} Bytes (brotli), erlaubt sind ${limits.tool}`
      return [{ file: 'src/tools', what, remedy: 'Kürzen, was es mitbringt.' }]
    }),
}

/** By the names of their files (docs/decisions/0017-tools.md). */
function toolsOf(site: AuditedSite) {
  return features(site).filter(({ name }) => name.endsWith('-tool'))
}
