import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./robots-tool').then(({ RobotsTool }) => <RobotsTool />), [104, 72])
