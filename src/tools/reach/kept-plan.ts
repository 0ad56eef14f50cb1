import { attempt } from '../../lib/attempt.ts'
import { done, planSteps } from './plan-steps.ts'

/** Where the steps that are done are kept, separated by commas, once a visitor has asked for it. */
export const planEntry = 'plan_steps'

type Values = Readonly<Record<string, string>>

/** What was kept, as it stands in the fields; undefined where nothing was, or the browser refuses its storage. */
export function keptPlan(host: Pick<Window, 'localStorage'>): Values | undefined {
  const ids = attempt(() => host.localStorage.getItem(planEntry))?.split(',')
  return ids && Object.fromEntries(planSteps.map(({ id }) => [id, ids.includes(id) ? done : '']))
}

/** Whether the steps that are done could be kept. */
export function keepPlan(host: Pick<Window, 'localStorage'>, values: Values): boolean {
  const ids = planSteps.filter(({ id }) => values[id] === done).map(({ id }) => id)
  const isKept = attempt(() => {
    host.localStorage.setItem(planEntry, ids.join(','))
    return true
  })
  return isKept ?? false
}

export function forgetPlan(host: Pick<Window, 'localStorage'>): void {
  attempt(() => host.localStorage.removeItem(planEntry))
}
