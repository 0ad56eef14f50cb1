import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./plan-tool').then(({ PlanTool }) => <PlanTool />), [167, 132])
