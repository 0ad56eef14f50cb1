import type { ReactNode } from 'react'
import type { ToolId } from '~/lib/tools/all-tools'
import type { Gate } from './gate'
import { face as chance } from './chance/gate'
import { face as consent } from './consent/gate'
import { face as directory } from './directory/gate'
import { face as feed } from './feed/gate'
import { face as graph } from './graph/gate'
import { face as hreflang } from './hreflang/gate'
import { face as leadCost } from './lead-cost/gate'
import { face as masterData } from './master-data/gate'
import { face as plan } from './plan/gate'
import { face as profile } from './profile/gate'
import { face as reach } from './reach/gate'
import { face as robots } from './robots/gate'
import { face as score } from './score/gate'
import { face as structureEffort } from './structure-effort/gate'
import { face as swissText } from './swiss-text/gate'
import { face as vitals } from './vitals/gate'

/** Every tool, for Node, which renders them all. In the browser a text names its own alone (`ssg/mdx/remark-tools`). */
export const gates: Record<ToolId, Gate<ReactNode>> = {
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
}
