import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(
  () => import('./profile-tool').then(({ ProfileTool }) => <ProfileTool />),
  [124, 104],
)
