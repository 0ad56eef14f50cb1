import type { ReactElement } from 'react'
import { lazyTools } from '../../../src/tools/lazy-tools.ts'
import { keptInput } from '../../../src/tools/shared/tool-input.ts'
import { hydrate } from './hydration.tsx'

/** The code of all tools has come, for Node and for the browser. */
export async function openTools(): Promise<void> {
  await Promise.all(Object.values(lazyTools).map(({ code }) => code.load()))
}

/** A tool, prerendered and taken over, without what another test has typed into it. */
export function hydrateFace(face: ReactElement, address?: string): ReturnType<typeof hydrate> {
  keptInput.clear()
  return hydrate(face, address === undefined ? {} : { address })
}
