import type { ReactElement } from 'react'
import { lazyCode, type LazyCode } from '~/components/lazy-code'
import type { ToolId } from './all-tools'

export interface Face {
  code: LazyCode<ReactElement>
  room: Room
}

/**
 * How high a tool is on a phone, 360 px wide, and from 720 px on, in rem: kept free where it was not prerendered, so that nothing moves
 * (`tests/e2e/tools/tool-room`).
 */
export type Room = readonly [narrow: number, wide: number]

/** The face of each tool, in a chunk of its own, and how high it is. */
export const faces: Record<ToolId, Face> = {
  'page-check': face(
    () => import('./page-check/page-check-tool').then(({ PageCheckTool }) => <PageCheckTool />),
    [110, 88],
  ),
  hreflang: face(
    () => import('./hreflang/hreflang-tool').then(({ HreflangTool }) => <HreflangTool />),
    [109, 75],
  ),
  'swiss-text': face(
    () => import('./swiss-text/swiss-text-tool').then(({ SwissTextTool }) => <SwissTextTool />),
    [73, 49],
  ),
  'master-data': face(
    () => import('./master-data/master-data-tool').then(({ MasterDataTool }) => <MasterDataTool />),
    [115, 107],
  ),
  directory: face(
    () => import('./directory/directory-tool').then(({ DirectoryTool }) => <DirectoryTool />),
    [84, 59],
  ),
  vitals: face(() => import('./vitals/vitals-tool').then(({ VitalsTool }) => <VitalsTool />), [132, 99]),
  chance: face(() => import('./chance/chance-tool').then(({ ChanceTool }) => <ChanceTool />), [88, 65]),
  plan: face(() => import('./plan/plan-tool').then(({ PlanTool }) => <PlanTool />), [167, 132]),
  graph: face(() => import('./graph/graph-tool').then(({ GraphTool }) => <GraphTool />), [145, 110]),
  consent: face(() => import('./consent/consent-tool').then(({ ConsentTool }) => <ConsentTool />), [103, 79]),
}

function face(download: () => Promise<ReactElement>, room: Room): Face {
  return { code: lazyCode(download), room }
}
