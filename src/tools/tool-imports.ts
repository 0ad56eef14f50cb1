import type { ComponentType } from 'react'
import type { ToolId } from './all-tools'

/** The component is the default export, as for `React.lazy`. */
export interface ToolModule {
  default: ComponentType
}

/** The component of each tool, in a chunk of its own. */
export const toolImports: Record<ToolId, () => Promise<ToolModule>> = {
  'page-check': () => import('./page-check/page-check-tool'),
  hreflang: () => import('./hreflang/hreflang-tool'),
  snippet: () => import('./snippet/snippet-tool'),
  'swiss-text': () => import('./swiss-text/swiss-text-tool'),
  'master-data': () => import('./master-data/master-data-tool'),
  vitals: () => import('./vitals/vitals-tool'),
  chance: () => import('./chance/chance-tool'),
  'campaign-link': () => import('./campaign-link/campaign-link-tool'),
  graph: () => import('./graph/graph-tool'),
  consent: () => import('./consent/consent-tool'),
}
