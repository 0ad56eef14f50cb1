import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(
  () => import('./hreflang-tool').then(({ HreflangTool }) => <HreflangTool />),
  [109, 75],
)
