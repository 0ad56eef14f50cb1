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
    [156, 106],
  ),
  hreflang: lazyTool(
    () => import('./hreflang/hreflang-tool').then(({ HreflangTool }) => <HreflangTool />),
    [141, 84],
  ),
  snippet: lazyTool(
    () => import('./snippet/snippet-tool').then(({ SnippetTool }) => <SnippetTool />),
    [124, 77],
  ),
  'swiss-text': lazyTool(
    () => import('./swiss-text/swiss-text-tool').then(({ SwissTextTool }) => <SwissTextTool />),
    [99, 52],
  ),
  'master-data': lazyTool(
    () => import('./master-data/master-data-tool').then(({ MasterDataTool }) => <MasterDataTool />),
    [129, 76],
  ),
  vitals: lazyTool(() => import('./vitals/vitals-tool').then(({ VitalsTool }) => <VitalsTool />), [131, 69]),
  chance: lazyTool(() => import('./chance/chance-tool').then(({ ChanceTool }) => <ChanceTool />), [128, 70]),
  'campaign-link': lazyTool(
    () => import('./campaign-link/campaign-link-tool').then(({ CampaignLinkTool }) => <CampaignLinkTool />),
    [137, 89],
  ),
  graph: lazyTool(() => import('./graph/graph-tool').then(({ GraphTool }) => <GraphTool />), [208, 133]),
  consent: lazyTool(
    () => import('./consent/consent-tool').then(({ ConsentTool }) => <ConsentTool />),
    [183, 108],
  ),
}

function lazyTool(download: () => Promise<ReactElement>, room: Room): LazyToolCode {
  return { code: lazyCode(download), room }
}
