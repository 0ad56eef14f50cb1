import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(
  () => import('./master-data-tool').then(({ MasterDataTool }) => <MasterDataTool />),
  [115, 107],
)
