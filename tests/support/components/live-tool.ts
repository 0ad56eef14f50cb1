import type { ReactElement } from 'react'
import { lazyTools } from '../../../src/tools/lazy-tools.tsx'
import { keptInput } from '../../../src/tools/shared/tool-input.ts'
import { hydrate } from './hydration.tsx'

/**
 * What only a live tool has, in room that the page keeps: buttons, the rules, what is read out, the name of a field, how one of code is
 * written in.
 * React writes the text of a long field once more.
 */
export const liveTool =
  /^(children of (div|p|details|label): \+\[(p|button|span|a|h4|ul|label|div)\] -\[\]|children of textarea: \+\[#text\] -\[#text\]|attribute (spellcheck|autocapitalize|translate) of textarea|attribute aria-label of (input|select|textarea))$/

/** The code of all tools has come, for Node and for the browser. */
export async function openTools(): Promise<void> {
  await Promise.all(Object.values(lazyTools).map(({ code }) => code.load()))
}

/** The face of a tool, prerendered and taken over; nothing but what it gains may change, unless an address asks for something else. */
export function hydrateFace(face: ReactElement, address?: string): ReturnType<typeof hydrate> {
  keptInput.clear()
  return hydrate(face, address === undefined ? { expected: liveTool } : { address, expected: /./ })
}
