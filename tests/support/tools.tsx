import type { ReactElement } from 'react'
import { hydrate } from './hydration.tsx'
// jsdom has no adopted style sheets.
// oxlint-disable-next-line import/no-unassigned-import
import './reader.ts'

/**
 * What a face gains where it is live, into room that the page keeps: buttons, the rules, what is read out, how a field of code is written in.
 * The text of a long field React writes once more.
 */
const gains =
  /^(children of (div|p|details): \+\[(p|button|span|a|h4|ul|label)\] -\[\]|children of textarea: \+\[#text\] -\[#text\]|attribute (spellcheck|autocapitalize|translate) of textarea)$/

/** The face of a tool, prerendered and taken over; nothing but what it gains may change, unless an address asks for something else. */
export function hydrateFace(face: ReactElement, address?: string): ReturnType<typeof hydrate> {
  return hydrate(face, address === undefined ? { expected: gains } : { address, expected: /./ })
}
