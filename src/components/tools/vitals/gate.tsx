import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./vitals-tool').then(({ VitalsTool }) => <VitalsTool />), [132, 99])
