import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./reach-tool').then(({ ReachTool }) => <ReachTool />), [110, 88])
