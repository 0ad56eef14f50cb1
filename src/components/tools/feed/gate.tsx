import { gate } from '../gate'

/** What a visitor works with, in a chunk of its own. */
export const face = gate(() => import('./feed-tool').then(({ FeedTool }) => <FeedTool />), [91, 69])
