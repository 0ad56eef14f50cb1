import { createContext, useReducer } from 'react'

/** What stands in the fields of a tool, by their names. */
export type Values = Readonly<Record<string, string>>

interface InputState {
  values: Values
  /** Counts the changes that the visitor did not make in the field itself: fields that own their text take it over then. */
  version: number
  isTouched: boolean
  /** What «Zurücksetzen» took away, until something else is typed. */
  undo?: Values
}

export interface ToolInput extends InputState {
  type: (name: string, text: string) => void
  /** Puts other texts into some fields or all. */
  put: (values: Values) => void
  reset: () => void
}

type Change =
  | { what: 'type'; name: string; text: string }
  | { what: 'put'; values: Values }
  | { what: 'reset'; blank: Values }

/** Provided by `ToolFrame`. */
export const ToolInput = createContext<ToolInput>({
  values: {},
  version: 0,
  isTouched: false,
  type: () => undefined,
  put: () => undefined,
  reset: () => undefined,
})

/** The input of one tool: first its example; `blank` is what «Zurücksetzen» leaves. */
export function useToolInput(example: Values, blank: Values): ToolInput {
  const [state, change] = useReducer(changed, { values: example, version: 0, isTouched: false })
  return {
    ...state,
    type: (name, text) => change({ what: 'type', name, text }),
    put: (values) => change({ what: 'put', values }),
    reset: () => change({ what: 'reset', blank }),
  }
}

function changed({ values, version, undo }: InputState, change: Change): InputState {
  if (change.what === 'type') {
    return { values: { ...values, [change.name]: change.text }, version, isTouched: true }
  }
  const next = { version: version + 1, isTouched: true }
  if (change.what === 'put') return { ...next, values: { ...values, ...change.values } }
  return undo ? { ...next, values: undo } : { ...next, values: change.blank, undo: values }
}
