import { cleanup, configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterAll, vi } from 'vitest'
import { recordListeners } from './drop-listeners.ts'

// All files of a worker have one document, one window and one copy of each package; each file finds them as the first one did.
// The modules of the site are loaded anew, with what they keep: which code has come, drafts, answers.
vi.resetModules()

// React and user events listen to a document once, and so for as long as there is one.
createRoot(document.createElement('div')).unmount()
await userEvent.pointer([])

// The machine may have other work; and in strict mode what counts on one mount or one effect fails.
configure({ asyncUtilTimeout: 4000, reactStrictMode: true })

/** What tests give methods that jsdom has not, and the router calls of its own. */
const restorations = [
  document,
  history,
  navigator,
  performance,
  Element.prototype,
  HTMLDialogElement.prototype,
].map(recordProperties)
const removals = [window, document].map(recordListeners)

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const putRight of [...removals, ...restorations]) putRight()
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** Records what an object has of its own, until the function that it gives back puts that right again. */
function recordProperties(object: object): () => void {
  const recorded = Object.getOwnPropertyDescriptors(object)
  return () => {
    for (const key of Reflect.ownKeys(object))
      if (!Object.hasOwn(recorded, key)) Reflect.deleteProperty(object, key)
    Object.defineProperties(object, recorded)
  }
}
