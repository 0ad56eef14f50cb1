import { about as robots } from './robots/about-robots.ts'
import type { ToolFacts } from './tool-facts.ts'

/** Every tool by its id, in the order of the overview. `<Tool id>` in a text places one. For Node: in the browser a tool brings its own facts. */
export const tools = { robots } satisfies Record<string, ToolFacts>

export type ToolId = keyof typeof tools
