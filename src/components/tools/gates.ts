import type { ReactNode } from 'react'
import type { ToolId } from '~/lib/tools/all-tools'
import type { Gate } from './gate'
import { face as robots } from './robots/gate'

/** Every tool, for Node, which renders them all. In the browser a text names its own alone (`ssg/mdx/remark-tools`). */
export const gates: Record<ToolId, Gate<ReactNode>> = { robots }
