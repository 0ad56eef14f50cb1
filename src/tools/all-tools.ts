import { about as chance } from './chance/facts.ts'
import { about as consent } from './consent/facts.ts'
import { about as graph } from './graph/facts.ts'
import { about as hreflang } from './hreflang/facts.ts'
import { about as masterData } from './master-data/facts.ts'
import { about as campaignLink } from './campaign-link/facts.ts'
import { about as pageCheck } from './page-check/facts.ts'
import { about as snippet } from './snippet/facts.ts'
import { about as swissText } from './swiss-text/facts.ts'
import { about as vitals } from './vitals/facts.ts'
import type { ToolFacts } from './shared/tool-facts.ts'

/** All tools by id, in the order of the overview. `<Tool id>` in a text shows one. For Node only: in the browser the chunk of a tool has its facts. */
export const tools = {
  'page-check': pageCheck,
  hreflang,
  snippet,
  'swiss-text': swissText,
  'master-data': masterData,
  vitals,
  chance,
  'campaign-link': campaignLink,
  graph,
  consent,
} satisfies Record<string, ToolFacts>

export type ToolId = keyof typeof tools
