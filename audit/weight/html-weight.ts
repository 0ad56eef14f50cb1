import { compressedSize } from '../site/compressed-size.ts'
import { everyPage } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { pageLimits } from './limits.ts'

export const htmlWeight: Rule = {
  id: 'html-weight',
  title: 'Jede Seite kommt mit ihren Stilen in einer ersten Ladung: 14 kB',
  why: 'So viel schickt ein Server, bevor er auf Antwort wartet. Die Seite ist nach einem Hin und Her zu sehen, auch bei schwachem Empfang.',
  source: sources.initialWindow,
  severity: 'error',
  covers: everyPage,
  check: (site) =>
    site.pages.flatMap(({ file }) => {
      const bytes = compressedSize(site, file)
      const most = pageLimits(site).html
      if (bytes <= most) return []
      const what = `hat mit Stilen ${bytes} Bytes (brotli), erlaubt sind ${most}`
      return [{ file: `dist/${file}`, what, remedy: 'Kürzen, oder Stile nur dort mitgeben, wo sie gelten.' }]
    }),
}
