import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(
  () => import('./swiss-text-tool').then(({ SwissTextTool }) => <SwissTextTool />),
  [73, 49],
)
