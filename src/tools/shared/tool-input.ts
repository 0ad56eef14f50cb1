import { createContext, use, useDeferredValue, useMemo, useReducer } from 'react'
import type { ToolFacts } from './tool-facts.ts'

/** The values of a tool's fields, by name. */
export type Values = Readonly<Record<string, string>>

/** The visitor's input by tool, for a return to its page. */
export const keptInput = new Map<ToolFacts, Values>()

interface VisibleState {
  values: Values
  /** Counts the changes that were not typed. Uncontrolled fields take over the new text then. */
  version: number
  isTouched: boolean
  /** The visitor has pressed a button that sets all fields, such as «Leeren», and changed nothing since. */
  isReset?: boolean
  /**
   * The values before fields were emptied, for «Rückgängig». Any change removes them, except more typing in the field whose first own value has
   * emptied the others.
   */
  undo?: Values
}

interface InputState extends VisibleState {
  /** The field that got the first own value, with which the rest of the example went. */
  first?: string
}

export interface ToolInput extends VisibleState {
  type: (name: string, text: string) => void
  /** Whether the fields show the example, apart from choices such as the task: wholly, in part, or not. */
  shows: 'example' | 'changed example' | 'own'
  /** Sets the values of some or all fields. */
  put: (values: Values) => void
  /** Sets all fields but the choices to the example. */
  loadExample: () => void
  clear: () => void
  /** Brings back what was emptied. */
  takeBack: () => void
}

type Change =
  | { what: 'type' | 'put'; values: Values; others: Values; kept: readonly string[] }
  | { what: 'load'; example: Values }
  | { what: 'clear'; blank: Values }
  | { what: 'take back' }

/** Provided by `ToolFrame`. */
export const ToolInput = createContext<ToolInput>({
  values: {},
  version: 0,
  isTouched: false,
  shows: 'example',
  type: () => undefined,
  put: () => undefined,
  loadExample: () => undefined,
  clear: () => undefined,
  takeBack: () => undefined,
})

/**
 * The input state of a tool, initially the example. «Leeren» keeps the `choices`, gives the fields in `blank` their values there, and empties all others.
 * The first own value in one of those others empties what is left of the example in them, so that none of it enters the visitor's result. A value in
 * one of the `kept` fields, as of a calculator, empties nothing.
 */
export function useToolInput(
  example: Values,
  choices: readonly string[],
  blank: Values,
  kept: readonly string[],
): ToolInput {
  const [state, change] = useReducer(changed, {
    values: example,
    version: 0,
    isTouched: false,
  })
  const given = Object.entries(example).filter(([name]) => !choices.includes(name))
  const names = given.map(([name]) => name).filter((name) => !Object.hasOwn(blank, name))
  const isOfExample = (name: string) => state.values[name] === example[name]
  const others = emptied(names.filter(isOfExample))
  const isMixed = names.some((name) => example[name] !== '' && isOfExample(name))
  return {
    ...state,
    shows: given.every(([name]) => isOfExample(name)) ? 'example' : isMixed ? 'changed example' : 'own',
    type: (name, text) => change({ what: 'type', values: { [name]: text }, others, kept }),
    put: (values) => change({ what: 'put', values, others, kept }),
    loadExample: () => change({ what: 'load', example: Object.fromEntries(given) }),
    clear: () => change({ what: 'clear', blank: { ...emptied(names), ...blank } }),
    takeBack: () => change({ what: 'take back' }),
  }
}

function emptied(names: string[]): Values {
  return Object.fromEntries(names.map((name) => [name, '']))
}

function changed({ values, version, first, undo }: InputState, change: Change): InputState {
  const next = { version: version + 1, isTouched: true, ...(first && { first }) }
  if (change.what === 'load')
    return { version: version + 1, isTouched: true, isReset: true, values: { ...values, ...change.example } }
  if (change.what === 'take back') return { ...next, isReset: true, values: undo ?? values }
  if (change.what === 'clear')
    return { ...next, isReset: true, values: { ...values, ...change.blank }, undo: undo ?? values }
  const others = Object.keys(change.others)
  const own = others.find(
    (name) => !change.kept.includes(name) && change.values[name] && change.values[name] !== values[name],
  )
  if (first === undefined && own) {
    const isMore = change.what === 'type' && others.some((name) => name !== own && values[name])
    return {
      ...next,
      values: { ...values, ...change.others, ...change.values },
      first: own,
      ...(isMore && { undo: { ...values, ...change.values } }),
    }
  }
  const isTyped = change.what === 'type'
  return {
    ...next,
    values: { ...values, ...change.values },
    ...(isTyped && { version }),
    ...(isTyped && undo && first && first in change.values && { undo: { ...undo, ...change.values } }),
  }
}

/** The report of an engine for the input, deferred so that typing stays fast. `report` must be the same function in every render. */
export function useReport<Report>(report: (values: Values) => Report): Report {
  const values = useDeferredValue(use(ToolInput).values)
  return useMemo(() => report(values), [report, values])
}
