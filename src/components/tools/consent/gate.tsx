import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./consent-tool').then(({ ConsentTool }) => <ConsentTool />), [103, 79])
