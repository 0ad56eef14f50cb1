import { cleanup, configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterAll, vi } from 'vitest'
import { recordListeners } from './drop-listeners.ts'

// All test files of a worker share one document, one window and one copy of each package. This setup file resets them for each file.
// The modules of the site are reset, too, with their state: loaded chunks, drafts, cached answers.
vi.resetModules()

// React and user-event add their listeners once per document. They must do so before listeners are recorded.
createRoot(document.createElement('div')).unmount()
await userEvent.pointer([])

// The timeout allows for a busy machine. Strict mode finds code that relies on a single mount or effect.
configure({ asyncUtilTimeout: 4000, reactStrictMode: true })

/** Objects whose methods tests and the router replace. */
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

/** Records the own properties of an object. The returned function restores them. */
function recordProperties(object: object): () => void {
  const recorded = Object.getOwnPropertyDescriptors(object)
  return () => {
    for (const key of Reflect.ownKeys(object))
      if (!Object.hasOwn(recorded, key)) Reflect.deleteProperty(object, key)
    Object.defineProperties(object, recorded)
  }
}
