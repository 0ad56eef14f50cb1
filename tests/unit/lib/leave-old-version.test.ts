// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { leaveOldVersion } from '../../../src/lib/leave-old-version.ts'
import { PageDocument } from '../../../src/lib/page-document.ts'
import { pageHtml } from '../../support/page-html.ts'
import { openSmallRouter } from '../../support/small-router.ts'

const parse = (html: string, isKept = false) =>
  PageDocument.of(new DOMParser().parseFromString(html, 'text/html'), isKept)

/** Tells what the router tells once a page of the current build is on screen, to a tab of this build. */
async function showIn(tab: PageDocument, { isKept = false } = {}): Promise<number> {
  const reload = vi.fn<() => void>()
  const router = await openSmallRouter('/agb', { isKept })
  leaveOldVersion(router, tab, { reload })
  const toLocation = router.state.location
  router.emit({ type: 'onRendered', toLocation, pathChanged: true, hrefChanged: true, hashChanged: false })
  return reload.mock.calls.length
}

test('a tab of another build becomes one of the page that it has got', async () => {
  expect(await showIn(parse(pageHtml({ script: '/assets/entry-0.js' })))).toBe(1)
})

test('a tab of the same build stays as it is', async () => {
  expect(await showIn(parse(pageHtml()))).toBe(0)
})

test('what the browser kept of another build is shown without the host, which does not answer', async () => {
  expect(await showIn(parse(pageHtml({ script: '/assets/entry-0.js' })), { isKept: true })).toBe(0)
})
