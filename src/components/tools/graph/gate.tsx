import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./graph-tool').then(({ GraphTool }) => <GraphTool />), [145, 110])
