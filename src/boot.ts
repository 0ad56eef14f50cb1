import { installMenuClosing } from './lib/close-menus'
import { followInstead, keepEarlyClicks } from './lib/early-clicks'
import { reportCause } from './lib/errors'
import { installHashScroll } from './lib/hash-scroll'
import { modernBrowser } from './lib/modern-browser'
import { installScrollToTop } from './lib/scroll-to-top'
import { installSearchShortcut } from './lib/search-shortcut'
import { checkVersion, scheduleVersionCheck } from './lib/version-check'
import { whenWanted } from './lib/when-wanted'

if (CSS.supports(modernBrowser)) begin()

/** Installs what must work before the app or without it, and loads the app when it is wanted. */
function begin(): void {
  let isLeft = false
  const arrival = new AbortController()
  addEventListener('beforeunload', () => (isLeft = true), { signal: arrival.signal })

  installScrollToTop(window)
  installHashScroll(window)
  installMenuClosing(document)
  installSearchShortcut(window)
  scheduleVersionCheck(() => void checkVersion(__APP_VERSION__, window), document)
  const startApp = whenWanted(() => {
    // In parallel with the app, which would request them only later, one after the other.
    const pageCode = Promise.all(chunksOf(document).map((chunk) => import(/* @vite-ignore */ chunk)))
    // oxlint-disable-next-line no-restricted-imports -- The only place that loads the app.
    Promise.all([import('./entry-client').then((app) => app.startApp(pageCode, stopKeeping)), pageCode])
      .catch((cause: unknown) => {
        // Firefox aborts the download with an error as soon as the visitor leaves for another document, long before `pagehide`.
        if (isLeft) return
        // Without the app the page stays a document. Its text, links, menu and form work.
        reportCause(cause)
        followInstead()
      })
      .finally(() => arrival.abort())
  })
  const stopKeeping = keepEarlyClicks(document, startApp)
}

/** The chunks that the app needs on this page (`ssg/render/page-chunks`). */
function chunksOf({ scripts }: Document): string[] {
  return [...scripts].flatMap(({ dataset }) => dataset.chunks?.split(' ') ?? [])
}
