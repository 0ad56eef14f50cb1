import { breakEvenOf } from '../score/break-even.ts'
import { casesNeeded } from '../score/cases-needed.ts'

/** What a month brings and costs. Amounts in francs, shares from 0 to 1. */
export interface LeadMonth {
  enquiries: number
  /** How many of them are qualified. */
  share: number
  /** Advertising, whatever it brings. */
  advertising: number
  /** Of reading and answering one enquiry. */
  handling: number
  /** How many of the qualified become orders. */
  closing: number
  /** What an order leaves after its own costs. */
  margin: number
}

export interface LeadCost {
  /** Advertising and handling together. */
  total: number
  perEnquiry: number
  /** `undefined` where none is qualified. */
  perQualified: number | undefined
  orders: number
  /** What the orders leave, less all costs. */
  result: number
  /** From which share on the month pays for itself; above 1 where it never does, `undefined` where an order leaves nothing. */
  breakEven: number | undefined
  /** How long until there are enough cases for a model to learn from; `undefined` where that never happens. */
  monthsToCases: number | undefined
}

/** What the enquiries of a month cost, and from when on they pay. */
export function leadCost({ enquiries, share, advertising, handling, closing, margin }: LeadMonth): LeadCost {
  const qualified = enquiries * share
  const total = advertising + enquiries * handling
  const perEnquiry = total / enquiries
  const gain = closing * margin
  const orders = qualified * closing
  const rarer = enquiries * Math.min(share, 1 - share)
  return {
    total,
    perEnquiry,
    perQualified: qualified > 0 ? total / qualified : undefined,
    orders,
    result: qualified * gain - total,
    breakEven: breakEvenOf(perEnquiry, gain),
    monthsToCases: rarer > 0 ? casesNeeded / rarer : undefined,
  }
}
