import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(
  () => import('./lead-cost-tool').then(({ LeadCostTool }) => <LeadCostTool />),
  [104, 77],
)
