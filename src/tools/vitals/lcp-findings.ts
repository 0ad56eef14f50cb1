import type { Finding } from '../shared/finding.ts'
import { percent } from '../shared/numbers.ts'
import type { LcpPart, LcpSplit } from './lcp-split.ts'
import { thresholds, timeText } from './vital.ts'

/** What is to be done first about an LCP, and what its parts do not say. */
export function remedyFor({ total, shares, first, excess, isText }: LcpSplit): Finding[] {
  const findings: Finding[] = []
  if (first) {
    const isSlow = total > thresholds.LCP[0]
    findings.push({
      grade: isSlow ? 'warning' : 'note',
      rule: `vitals/${first}`,
      problem: isText
        ? `Geladen wird keine eigene Datei; der grössere der beiden Teile hat ${percent(shares[first], 0)}.`
        : `${timeText(excess)} mehr als der Richtwert.`,
      remedy: remedies[first],
    })
  }
  if (isText) {
    findings.push({
      grade: 'note',
      rule: 'vitals/text',
      problem:
        'Ist das grösste Element ein Text, gelten Googles Anteile nicht; sie setzen eine Datei voraus.',
      remedy: 'Ist es ein Bild, sind Warten und Laden nicht 0: Messen Sie noch einmal.',
    })
  }
  const server = shares.server * total
  if (first !== 'server' && server > thresholds.TTFB[0]) {
    findings.push({
      grade: 'note',
      rule: 'vitals/ttfb',
      problem: `Der Server antwortet nach ${timeText(server)}; gut heisst bis ${timeText(thresholds.TTFB[0])}.`,
      remedy: 'Nehmen Sie sich ihn danach vor.',
    })
  }
  return findings
}

const remedies: Record<LcpPart, string> = {
  server:
    'Messen Sie die Antwort ohne Weiterleitung und ohne Anmeldung; dann sehen Sie, was der Server selbst braucht.',
  wait: 'Prüfen Sie zuerst, ob das Bild loading="lazy" trägt.',
  load: 'Vergleichen Sie die Breite der Datei mit der Breite, in der sie gezeigt wird.',
  paint: 'Suchen Sie das Skript, das das Element erst einsetzt oder einblendet.',
}
