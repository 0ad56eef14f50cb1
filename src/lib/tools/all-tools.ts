import { about as chance } from './chance/about-chance.ts'
import { about as consent } from './consent/about-consent.ts'
import { about as feed } from './feed/about-feed.ts'
import { about as graph } from './graph/about-graph.ts'
import { about as hreflang } from './hreflang/about-hreflang.ts'
import { about as leadCost } from './lead-cost/about-lead-cost.ts'
import { about as directory } from './master-data/about-directory.ts'
import { about as masterData } from './master-data/about-master-data.ts'
import { about as plan } from './plan/about-plan.ts'
import { about as profile } from './profile/about-profile.ts'
import { about as reach } from './reach/about-reach.ts'
import { about as robots } from './robots/about-robots.ts'
import { about as score } from './score/about-score.ts'
import { about as structureEffort } from './structure-effort/about-structure-effort.ts'
import { about as swissText } from './swiss-text/about-swiss-text.ts'
import { about as vitals } from './vitals/about-vitals.ts'
import type { ToolFacts } from './tool-facts.ts'

/** Every tool by its id, in the order of the overview. `<Tool id>` in a text places one. For Node: in the browser a tool brings its own facts. */
export const tools = {
  reach,
  robots,
  hreflang,
  'swiss-text': swissText,
  'master-data': masterData,
  directory,
  vitals,
  chance,
  plan,
  graph,
  profile,
  feed,
  score,
  'lead-cost': leadCost,
  consent,
  'structure-effort': structureEffort,
} satisfies Record<string, ToolFacts>

export type ToolId = keyof typeof tools
