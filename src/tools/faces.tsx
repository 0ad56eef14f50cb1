import type { ReactNode } from 'react'
import type { ToolId } from './all-tools'
import { gate, type Gate } from './gate'

/** The face of each tool, in a chunk of its own, and how high it is. */
export const faces: Record<ToolId, Gate<ReactNode>> = {
  reach: gate(() => import('./reach/reach-tool').then(({ ReachTool }) => <ReachTool />), [110, 88]),
  robots: gate(() => import('./robots/robots-tool').then(({ RobotsTool }) => <RobotsTool />), [104, 72]),
  hreflang: gate(
    () => import('./hreflang/hreflang-tool').then(({ HreflangTool }) => <HreflangTool />),
    [109, 75],
  ),
  'swiss-text': gate(
    () => import('./swiss-text/swiss-text-tool').then(({ SwissTextTool }) => <SwissTextTool />),
    [73, 49],
  ),
  'master-data': gate(
    () => import('./master-data/master-data-tool').then(({ MasterDataTool }) => <MasterDataTool />),
    [115, 107],
  ),
  directory: gate(
    () => import('./directory/directory-tool').then(({ DirectoryTool }) => <DirectoryTool />),
    [84, 59],
  ),
  vitals: gate(() => import('./vitals/vitals-tool').then(({ VitalsTool }) => <VitalsTool />), [132, 99]),
  chance: gate(() => import('./chance/chance-tool').then(({ ChanceTool }) => <ChanceTool />), [88, 65]),
  plan: gate(() => import('./plan/plan-tool').then(({ PlanTool }) => <PlanTool />), [167, 132]),
  graph: gate(() => import('./graph/graph-tool').then(({ GraphTool }) => <GraphTool />), [145, 110]),
  consent: gate(() => import('./consent/consent-tool').then(({ ConsentTool }) => <ConsentTool />), [103, 79]),
}
