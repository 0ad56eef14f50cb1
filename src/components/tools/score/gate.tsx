import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./score-tool').then(({ ScoreTool }) => <ScoreTool />), [140, 118])
