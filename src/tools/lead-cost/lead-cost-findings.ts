import type { Finding } from '../shared/finding.ts'
import { meanInterval } from '../chance/poisson-interval.ts'
import { francs, percent, swissNumber } from '../shared/numbers.ts'
import { casesNeeded } from '../score/cases-needed.ts'
import type { LeadCost, LeadMonth } from './lead-cost.ts'

/** What cannot be reckoned with. */
export function wrongInput(place: string, month: LeadMonth): Finding[] {
  const { enquiries, share, advertising, handling, closing, margin } = month
  const findings: Finding[] = []
  if (!(enquiries >= 1 && enquiries <= 1e6))
    findings.push({
      ...error,
      rule: 'lead-cost/enquiries',
      place,
      problem: 'Die Zahl der Anfragen fehlt oder liegt nicht zwischen 1 und 1 Million.',
    })
  if (!isShare(share))
    findings.push({
      ...error,
      rule: 'lead-cost/share',
      place,
      problem: 'Der Anteil der qualifizierten Anfragen ist keine Zahl von 0 bis 100 Prozent.',
    })
  if (
    place === 'Heute' &&
    !(isAmount(advertising) && isAmount(handling) && isShare(closing) && isAmount(margin))
  )
    findings.push({
      ...error,
      rule: 'lead-cost/amounts',
      problem:
        'Werbung, Aufwand, Abschluss oder Marge ist keine Zahl ab 0, der Abschluss höchstens 100 Prozent.',
    })
  return findings
}

const error = { grade: 'error', remedy: 'Tragen Sie einen Wert aus Ihren letzten Monaten ein.' } as const

const isShare = (value: number) => value >= 0 && value <= 1
const isAmount = (value: number) => value >= 0 && value <= 1e9

/** What the figures of today mean, and how far they bear. */
export function costFindings({ enquiries, share, closing, margin }: LeadMonth, cost: LeadCost): Finding[] {
  const findings: Finding[] = []
  if (cost.result < 0) {
    const isHopeless = cost.breakEven === undefined || cost.breakEven > 1
    findings.push({
      grade: 'warning',
      rule: 'lead-cost/loss',
      problem: `Heute kosten die Anfragen mehr, als sie einbringen: ${francs(-cost.result)} im Monat.`,
      remedy: isHopeless
        ? `Auch wenn alle qualifiziert wären, trügen sie sich nicht: Eine bringt ${francs(closing * margin)}, jede Anfrage kostet ${francs(cost.perEnquiry)}. Senken Sie zuerst die Kosten.`
        : `Bei diesen Kosten müssten ${percent(cost.breakEven ?? 1)} qualifiziert sein statt ${percent(share)}.`,
    })
  }
  const { monthsToCases: months } = cost
  if (months === undefined || months > patience)
    findings.push({
      grade: 'note',
      rule: 'lead-cost/cases',
      problem:
        months === undefined
          ? `Für ein Vorhersagemodell braucht es beide Ausgänge, je ${casesNeeded}; hier gibt es nur einen.`
          : `Bis zu je ${casesNeeded} qualifizierten und disqualifizierten Fällen dauert es über zwei Jahre.`,
      remedy: 'Ordnen Sie nach Regeln, die Sie verstehen; ein Vorhersagemodell lernt an so wenigen nichts.',
    })
  if (enquiries < few) {
    const { low, high } = meanInterval(Math.round(enquiries))
    findings.push({
      grade: 'note',
      rule: 'lead-cost/chance',
      problem: `${enquiries === 1 ? 'Eine Anfrage' : `${swissNumber(enquiries, 1)} Anfragen`} in einem Monat ${enquiries === 1 ? 'passt' : 'passen'} zu einem Mittel von ${swissNumber(low)} bis ${swissNumber(high)} (95 %).`,
      remedy: 'Rechnen Sie mit dem Durchschnitt eines Jahres.',
    })
  }
  return findings
}

/** Months after which offers and customers are no longer those that a model has learnt from: our own limit. */
const patience = 24

/** Below so many, chance moves a month by half. */
const few = 15
