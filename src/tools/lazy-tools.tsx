import type { ReactElement } from 'react'
import { lazyCode, type LazyCode } from '~/components/lazy-code'
import type { ToolId } from './all-tools'

export interface LazyToolCode {
  code: LazyCode<ReactElement>
  room: Room
}

/**
 * How high a tool is on a phone, 360 px wide, and from 720 px on, in rem: kept free where it was not prerendered, so that nothing moves
 * (`tests/e2e/tools/tool-room`).
 */
export type Room = readonly [narrow: number, wide: number]

/** The component of each tool, in a chunk of its own, and how high it is. */
export const lazyTools: Record<ToolId, LazyToolCode> = {
  'page-check': lazyTool(
    () => import('./page-check/page-check-tool').then(({ PageCheckTool }) => <PageCheckTool />),
    [153, 85],
  ),
  hreflang: lazyTool(
    () => import('./hreflang/hreflang-tool').then(({ HreflangTool }) => <HreflangTool />),
    [143, 91],
  ),
  snippet: lazyTool(
    () => import('./snippet/snippet-tool').then(({ SnippetTool }) => <SnippetTool />),
    [138, 84],
  ),
  'swiss-text': lazyTool(
    () => import('./swiss-text/swiss-text-tool').then(({ SwissTextTool }) => <SwissTextTool />),
    [98, 51],
  ),
  'master-data': lazyTool(
    () => import('./master-data/master-data-tool').then(({ MasterDataTool }) => <MasterDataTool />),
    [146, 91],
  ),
  vitals: lazyTool(() => import('./vitals/vitals-tool').then(({ VitalsTool }) => <VitalsTool />), [128, 64]),
  chance: lazyTool(() => import('./chance/chance-tool').then(({ ChanceTool }) => <ChanceTool />), [133, 75]),
  'campaign-link': lazyTool(
    () => import('./campaign-link/campaign-link-tool').then(({ CampaignLinkTool }) => <CampaignLinkTool />),
    [138, 80],
  ),
  graph: lazyTool(() => import('./graph/graph-tool').then(({ GraphTool }) => <GraphTool />), [206, 107]),
  consent: lazyTool(
    () => import('./consent/consent-tool').then(({ ConsentTool }) => <ConsentTool />),
    [150, 89],
  ),
}

function lazyTool(download: () => Promise<ReactElement>, room: Room): LazyToolCode {
  return { code: lazyCode(download), room }
}
