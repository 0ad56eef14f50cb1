/** The keys that the journeys press. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'Shift'

/** What somebody does at a browser, in whichever engine, and what can be asked of the page meanwhile. Elements are named by a selector. */
export interface Visitor {
  /** Goes to an address of the site and waits until the document has loaded. */
  open(path: string): Promise<void>
  /** Evaluates a function in the page; it may use nothing but the document and what it is given. */
  ask<T>(question: (given: string) => T, given?: string): Promise<T>
  /** Presses the element as a mouse does, where it can be reached. */
  click(selector: string): Promise<void>
  /** Moves the pointer over the element. */
  point(selector: string): Promise<void>
  press(key: Key): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  /** Whether assistive technology gets the element by this role and this name: asked of the engine where it answers. */
  isExposedAs(selector: string, exposed: { role: string; name: string }): Promise<boolean>
  /** The page as a PDF of A4; WebKit's driver has no such command. */
  print(): Promise<Uint8Array>
  /** Errors and warnings of the console, and uncaught errors, since it was last asked. */
  complaints(): Promise<string[]>
  leave(): Promise<void>
}

/** A browser that has started. */
export interface RunningEngine {
  version: string
  /** Somebody who has never been here: nothing is stored. */
  newVisitor(baseUrl: string): Promise<Visitor>
  stop(): Promise<void>
}
