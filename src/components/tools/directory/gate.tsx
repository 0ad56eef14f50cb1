import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(
  () => import('./directory-tool').then(({ DirectoryTool }) => <DirectoryTool />),
  [84, 59],
)
