import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(
  () => import('./structure-effort-tool').then(({ StructureEffortTool }) => <StructureEffortTool />),
  [87, 61],
)
