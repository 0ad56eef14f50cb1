import type { Page, Route } from '@playwright/test'

interface ChunkFault {
  fault: string
  /** Of what kind the report is. */
  kind: 'network' | 'unexpected'
  answer: (route: Route) => Promise<void>
}

/** The ways in which a script of the site may fail to arrive. */
export const chunkFaults: ChunkFault[] = [
  { fault: 'throws', kind: 'unexpected', answer: script('throw new Error("broken chunk")') },
  { fault: 'is refused', kind: 'network', answer: (route) => route.abort('connectionrefused') },
  { fault: 'is gone', kind: 'network', answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  {
    fault: 'comes as HTML',
    kind: 'network',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Hello' }),
  },
]

/** The code of a page that comes, and fails when it is to show the page. */
export const brokenPage = script('export const component = () => { throw new Error("broken page") }')

/** What Chromium itself says of a script that did not arrive. */
export const browserNoise = /Failed to load (resource|module script)/

/** Answers requests for the chunk with this name, whatever its hash is. The code of a page has the name of its route file. */
export async function replaceChunk(page: Page, name: string, answer: (route: Route) => Promise<void>) {
  await page.route(chunkNamed(name), answer)
}

/** The addresses under which a chunk with this name may stand. */
export function chunkNamed(name: string, end = '$'): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js${end}`)
}

function script(body: string): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ contentType: 'text/javascript', body })
}
