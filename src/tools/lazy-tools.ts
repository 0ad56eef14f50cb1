import type { ComponentType } from 'react'
import { lazyCode, type LazyCode } from '~/components/lazy-code'
import type { ToolId } from './all-tools'

/** The component is the default export, as for `React.lazy`. */
export interface ToolModule {
  default: ComponentType
}

export interface LazyToolCode {
  code: LazyCode<ToolModule>
  room: Room
}

/**
 * The height of a tool in rem, at a width of 360 px and from 720 px on. It is reserved while the code of a tool that was not prerendered loads, against
 * layout shifts (`tests/e2e/tools/tool-room`).
 */
export type Room = readonly [narrow: number, wide: number]

/** The component of each tool, in a chunk of its own, and its height. */
export const lazyTools: Record<ToolId, LazyToolCode> = {
  'page-check': lazyTool(() => import('./page-check/page-check-tool'), [158, 92]),
  hreflang: lazyTool(() => import('./hreflang/hreflang-tool'), [155, 81]),
  snippet: lazyTool(() => import('./snippet/snippet-tool'), [117, 80]),
  'swiss-text': lazyTool(() => import('./swiss-text/swiss-text-tool'), [104, 56]),
  'master-data': lazyTool(() => import('./master-data/master-data-tool'), [127, 80]),
  vitals: lazyTool(() => import('./vitals/vitals-tool'), [141, 79]),
  chance: lazyTool(() => import('./chance/chance-tool'), [157, 75]),
  'campaign-link': lazyTool(() => import('./campaign-link/campaign-link-tool'), [142, 89]),
  graph: lazyTool(() => import('./graph/graph-tool'), [227, 134]),
  consent: lazyTool(() => import('./consent/consent-tool'), [193, 119]),
}

function lazyTool(download: () => Promise<ToolModule>, room: Room): LazyToolCode {
  return { code: lazyCode(download), room }
}
