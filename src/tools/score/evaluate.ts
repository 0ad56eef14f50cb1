import type { Finding } from '../shared/finding.ts'
import { enoughCases, noAmount, oneOutcome, quality } from './benefit-findings.ts'
import { benefitOf, type Benefit, type Stakes } from './benefit.ts'
import type { Work } from '../shared/slices.ts'
import type { ScoredCase } from './cases.ts'

/** Weighs a score against its stakes. Without a result where a finding of grade `error` says why. */
export function* evaluateScore(
  cases: readonly ScoredCase[],
  stakes: Stakes,
): Work<{ result?: Benefit; findings: Finding[] }> {
  if (![stakes.cost, stakes.gain, stakes.capacity ?? 0].every(isAmount)) return { findings: [noAmount] }
  const won = cases.filter((one) => one.won).length
  const result = yield* benefitOf(cases, stakes)
  if (!result) return { findings: [oneOutcome(won)] }
  return { result, findings: [...enoughCases(won, cases.length - won), ...quality(result, stakes)] }
}

function isAmount(value: number): boolean {
  return value >= 0 && value <= 1e9
}
