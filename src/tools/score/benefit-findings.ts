import type { Finding } from '../shared/finding.ts'
import { percent, swissNumber } from '../shared/numbers.ts'
import type { Benefit, Stakes } from './benefit.ts'
import { casesNeeded as needed } from './cases-needed.ts'

export function oneOutcome(won: number): Finding {
  return {
    grade: 'error',
    rule: 'score/one-outcome',
    problem: won > 0 ? 'Alle Fälle sind Erfolge.' : 'Kein einziger Fall ist ein Erfolg.',
    remedy: 'Es braucht beide Ausgänge: Nehmen Sie auch die Absagen oder die Erfolge in die Datei auf.',
  }
}

export const noAmount: Finding = {
  grade: 'error',
  rule: 'score/stakes',
  problem: 'Kosten, Ertrag oder Kapazität ist keine Zahl ab null.',
  remedy: 'Tragen Sie Beträge in Franken und eine Anzahl Kontakte ein.',
}

/** Whether there are enough cases to learn from, to check with, and to trust a threshold. */
export function enoughCases(won: number, lost: number): Finding[] {
  const findings: Finding[] = []
  const rarer = Math.min(won, lost)
  const counted = `${swissNumber(won)} Erfolge und ${swissNumber(lost)} Absagen`
  if (rarer < needed) {
    findings.push({
      grade: 'warning',
      rule: 'score/too-few',
      problem: `${counted}: Microsoft verlangt für ein Modell mindestens ${needed} von jedem.`,
      remedy: 'Arbeiten Sie mit einer Punkteliste, und sammeln Sie weitere abgeschlossene Fälle.',
    })
  } else if (rarer < 2 * needed) {
    findings.push({
      grade: 'note',
      rule: 'score/no-check',
      problem: `${counted}: genug zum Prüfen oder zum Lernen, nicht für beides.`,
      remedy: `Prüfen Sie nur mit Fällen, aus denen das Modell nicht gelernt hat: nochmals ${needed} von jedem Ausgang.`,
    })
  }
  if (won < 30) {
    findings.push({
      grade: 'warning',
      rule: 'score/few-wins',
      problem: `Bei ${swissNumber(won)} Erfolgen entscheidet jeder einzelne über die beste Grenze.`,
      remedy: 'Lesen Sie die Bereiche statt der Prozente, und ändern Sie die Grenze noch nicht.',
    })
  }
  return findings
}

/** What the order, the calibration and the threshold are worth. */
export function quality(
  { cuts, best, groups, calibration, order, breakEven }: Benefit,
  { capacity = Infinity }: Stakes,
): Finding[] {
  const all = groups.reduce((sum, group) => sum + group.cases, 0)
  const findings: Finding[] = []
  if (Math.abs(order.share - 0.5) <= order.chance) {
    findings.push({
      grade: 'warning',
      rule: 'score/no-order',
      problem: `Der Score ordnet ${percent(order.share, 0)} der Paare richtig; so viel bringt auch das Los zustande.`,
      remedy: 'Setzen Sie auf diesen Score keine Grenze, und vergleichen Sie ihn mit einer Punkteliste.',
    })
  } else if (order.share < 0.5) {
    findings.push({
      grade: 'error',
      rule: 'score/reversed',
      problem: `Hohe Scores gehen mit Absagen einher: Nur ${percent(order.share, 0)} der Paare sind richtig geordnet.`,
      remedy: 'Prüfen Sie, ob Erfolg und Absage vertauscht sind oder ein kleiner Score der bessere ist.',
    })
  }
  const [won, lost] = [best.truePositives + best.falseNegatives, best.falsePositives + best.trueNegatives]
  if (order.share > 0.99 && Math.min(won, lost) >= 10) {
    findings.push({
      grade: 'error',
      rule: 'score/leak',
      problem: `Der Score ordnet ${percent(order.share)} der Paare richtig. Das ist zu gut: Wahrscheinlich stand der Ausgang fest, als er gesetzt wurde.`,
      remedy:
        'Nehmen Sie den Score, wie er vor dem Ausgang war; in vielen CRM springt die Wahrscheinlichkeit beim Abschluss auf 100 oder 0.',
    })
  }
  if (calibration === 'off') {
    findings.push({
      grade: 'warning',
      rule: 'score/not-calibrated',
      problem:
        'In mindestens einer Gruppe trifft der Score den wahren Anteil nicht; er ist ein Rang, keine Chance.',
      remedy: 'Nehmen Sie die Grenze aus den gezählten Fällen, nicht aus der Rechnung Kosten durch Ertrag.',
    })
  }
  if (calibration === 'fits' && breakEven !== undefined && breakEven < 1) {
    findings.push({
      grade: 'note',
      rule: 'score/break-even',
      problem: `Die Scores lassen sich als Chance lesen: Ein Kontakt lohnt sich ab ${percent(breakEven)}.`,
      remedy: 'Diese Grenze hängt weniger vom Zufall ab als die beste Grenze der gezählten Fälle.',
    })
  }
  if (cuts.length - 1 < all) findings.push(...ties(cuts, groups.length, all, capacity))
  if (cuts.every(({ value }) => value <= 0)) {
    findings.push({
      grade: 'note',
      rule: 'score/never-pays',
      problem: 'Mit diesen Beträgen lohnt sich in den gezählten Fällen kein Kontakt.',
      remedy: `Prüfen Sie Kosten und Ertrag${breakEven === undefined ? '' : `; nötig wäre ein Anteil von ${percent(breakEven)}`}.`,
    })
  }
  return findings
}

function ties(cuts: Benefit['cuts'], groups: number, all: number, capacity: number): Finding[] {
  const scores = cuts.length - 1
  const fitting = cuts.findLast(({ contacts }) => contacts <= capacity)
  const left =
    Number.isFinite(capacity) && fitting && capacity < all ? Math.floor(capacity) - fitting.contacts : 0
  return [
    {
      grade: 'note',
      rule: 'score/ties',
      problem: `${swissNumber(all)} Fälle teilen sich ${swissNumber(scores)} Scores; gleiche lassen sich nicht trennen${groups < 5 && all >= 100 ? `, darum nur ${groups} Gruppen` : ''}.`,
      remedy:
        left > 0
          ? `Von Ihrer Kapazität ${left === 1 ? 'bleibt ein Kontakt' : `bleiben ${swissNumber(left)} Kontakte`}; vergeben Sie das unter den nächsten gleichen per Los.`
          : 'Wo die Grenze zwischen gleiche Scores fiele, entscheidet das Los oder ein zweites Merkmal.',
    },
  ]
}
