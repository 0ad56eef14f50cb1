import type { ReactElement } from 'react'
import { lazyTools } from '../../../src/components/tools/lazy-tools.ts'
import { keptInput } from '../../../src/tools/shared/tool-input.ts'
import { hydrate } from './hydration.tsx'

/** Loads the code of all tools. */
export async function openTools(): Promise<void> {
  await Promise.all(Object.values(lazyTools).map(({ code }) => code.load()))
}

/** Prerenders and hydrates a tool, with the input of earlier tests cleared. */
export function hydrateFace(face: ReactElement, address?: string): ReturnType<typeof hydrate> {
  keptInput.clear()
  return hydrate(face, address === undefined ? {} : { address })
}
