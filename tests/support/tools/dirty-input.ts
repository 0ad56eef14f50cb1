import { expect, test } from 'vitest'
import { verdictOf, type Finding, type Verdict } from '../../../src/tools/shared/finding.ts'
import * as pastes from './dirty-pastes.ts'

/** What a tool has read in a field, and its verdict. */
export interface Reading {
  means: string | undefined
  state: Verdict['state']
}

export type Read = (text: string) => Reading

/**
 * Tests every text field of a tool with the pastes of its kind. `choices` are its other fields, such as checkboxes, lists and dates, into which nobody
 * can paste.
 */
export function testDirtyInput(
  fields: Record<string, readonly [kind: readonly pastes.DirtyPaste[], read: Read][]>,
  { example, choices = [] }: { example: Readonly<Record<string, string>>; choices?: string[] },
): void {
  test('every text field of the tool is tested with what people paste', () => {
    const texts = Object.keys(example).filter((field) => !choices.includes(field))
    expect(Object.keys(fields).toSorted()).toEqual(texts.toSorted())
  })

  const cases = Object.entries(fields).flatMap(([field, kinds]) =>
    kinds.flatMap(([kind, read]) => kind.map(([what, text, means]) => ({ field, what, text, means, read }))),
  )
  test.for(cases.filter(({ means }) => means !== undefined))(
    '$field reads $what: $text',
    ({ text, means, read }) => {
      expect(read(text).means).toBe(means)
    },
  )
  test.for(cases.filter(({ means }) => means === undefined))(
    '$field says that it cannot read $what: $text',
    ({ text, read }) => {
      expect(read(text).state).toMatch(/^(wrong|warning|unchecked)$/)
    },
  )
}

export const stateOf = (findings: readonly Finding[]) => verdictOf(findings, '').state

export const lineOf = (means: string): pastes.DirtyPaste[] =>
  pastes.lines.map(([what, text]) => [what, text.replace('Muster', means), means])
