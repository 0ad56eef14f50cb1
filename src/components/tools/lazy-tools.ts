import type { ToolId } from '~/tools/all-tools'
import type { ToolModule } from '~/tools/tool-imports'
import { lazyCode, type LazyCode } from '../lazy-code'
import { readingAids } from '../reading/use-reading-aids'

export interface LazyToolCode {
  code: LazyCode<ToolModule>
  room: Room
}

/**
 * The height of a tool in rem, at a width of 360 px and from 720 px on. It is reserved while the code of a tool that was not prerendered loads, against
 * layout shifts (`tests/e2e/tools/every-tool`).
 */
export type Room = readonly [narrow: number, wide: number]

/**
 * Each tool with its height. The imports are part of the chunk of reading aids, because a tool loads only once somebody reads: in the code of every text
 * they would be 0.4 kB.
 */
export const lazyTools: Record<ToolId, LazyToolCode> = {
  'page-check': lazyTool('page-check', [167.5, 109.5]),
  hreflang: lazyTool('hreflang', [145.5, 78]),
  snippet: lazyTool('snippet', [127.5, 86.5]),
  'swiss-text': lazyTool('swiss-text', [102, 56]),
  'master-data': lazyTool('master-data', [123, 76.5]),
  vitals: lazyTool('vitals', [166.5, 94]),
  chance: lazyTool('chance', [145, 81]),
  'campaign-link': lazyTool('campaign-link', [159.5, 102.5]),
  graph: lazyTool('graph', [221, 171]),
  consent: lazyTool('consent', [193.5, 124]),
}

function lazyTool(id: ToolId, room: Room): LazyToolCode {
  return { code: lazyCode(async () => (await readingAids.load()).toolImports[id]()), room }
}
