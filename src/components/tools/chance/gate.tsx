import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./chance-tool').then(({ ChanceTool }) => <ChanceTool />), [88, 65])
