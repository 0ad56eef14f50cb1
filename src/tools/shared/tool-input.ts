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
  /** The values before «Leeren», until the next change. */
  undo?: Values
}

interface InputState extends VisibleState {
  /** The visitor has entered a value, and with the first one the rest of the example went. */
  hasOwn: boolean
}

export interface ToolInput extends VisibleState {
  type: (name: string, text: string) => void
  /** Whether all fields show the example, apart from choices such as the task. */
  showsExample: boolean
  /** Sets the values of some or all fields. */
  put: (values: Values) => void
  /** Sets all fields but the choices to the example. */
  loadExample: () => void
  clear: () => void
}

type Change =
  | { what: 'type' | 'put'; values: Values; others: Values }
  | { what: 'load'; example: Values }
  | { what: 'clear'; blank: Values }

/** Provided by `ToolFrame`. */
export const ToolInput = createContext<ToolInput>({
  values: {},
  version: 0,
  isTouched: false,
  showsExample: true,
  type: () => undefined,
  put: () => undefined,
  loadExample: () => undefined,
  clear: () => undefined,
})

/**
 * The input state of a tool, initially the example. «Leeren» keeps the `choices`, gives the fields in `blank` their values there, and empties all others.
 * The first own value in one of those others empties the rest of them, so that no value of the example enters the visitor's result.
 */
export function useToolInput(example: Values, choices: readonly string[], blank: Values): ToolInput {
  const [state, change] = useReducer(changed, {
    values: example,
    version: 0,
    isTouched: false,
    hasOwn: false,
  })
  const given = Object.entries(example).filter(([name]) => !choices.includes(name))
  const names = given.map(([name]) => name).filter((name) => !Object.hasOwn(blank, name))
  const others = Object.fromEntries(names.map((name) => [name, '']))
  return {
    ...state,
    showsExample: given.every(([name, text]) => state.values[name] === text),
    type: (name, text) => change({ what: 'type', values: { [name]: text }, others }),
    put: (values) => change({ what: 'put', values, others }),
    loadExample: () => change({ what: 'load', example: Object.fromEntries(given) }),
    clear: () => change({ what: 'clear', blank: { ...others, ...blank } }),
  }
}

function changed({ values, version, hasOwn, undo }: InputState, change: Change): InputState {
  const next = { version: version + 1, isTouched: true, hasOwn }
  if (change.what === 'load') return { ...next, values: { ...values, ...change.example }, hasOwn: false }
  if (change.what === 'clear')
    return undo
      ? { ...next, values: undo }
      : { ...next, values: { ...values, ...change.blank }, undo: values }
  const isOwn = (name: string) => change.values[name] && change.values[name] !== values[name]
  const isFirst = !hasOwn && Object.keys(change.others).some(isOwn)
  return {
    ...next,
    values: { ...values, ...(isFirst && change.others), ...change.values },
    ...(change.what === 'type' && !isFirst && { version }),
    hasOwn: hasOwn || isFirst,
  }
}

/** The report of an engine for the input, deferred so that typing stays fast. `report` must be the same function in every render. */
export function useReport<Report>(report: (values: Values) => Report): Report {
  const values = useDeferredValue(use(ToolInput).values)
  return useMemo(() => report(values), [report, values])
}
