import { boot } from './boot'
import { errorId, reportError } from './lib/error-report'
import { toAppError } from './lib/errors'
import { whenWanted } from './lib/when-wanted'

boot()
whenWanted(() => {
  // Without the app the page stays the document it is: its text, links, menu and form work.
  import('./app')
    .then((app) => app.startApp())
    .catch((cause) => reportError(toAppError(cause), errorId(Date.now(), Math.random())))
})
