import { createContext, use, useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react'
import { toAppError } from '../../lib/errors.ts'
import type { ToolFacts } from './tool-facts.ts'

/** What stands in the fields of a tool, by their names. */
export type Values = Readonly<Record<string, string>>

/** What visitors have put into the fields of the tools, whose pages they may leave and come back to. */
export const keptInput = new Map<ToolFacts, Values>()

interface InputState {
  values: Values
  /** Counts the changes that the visitor did not make in the field itself: fields that own their text take it over then. */
  version: number
  isTouched: boolean
  /** What «Leeren» took away, until something else is typed. */
  undo?: Values
}

export interface ToolInput extends InputState {
  type: (name: string, text: string) => void
  /** Puts other texts into some fields or all. */
  put: (values: Values) => void
  clear: () => void
}

type Change =
  | { what: 'type'; name: string; text: string }
  | { what: 'put'; values: Values }
  | { what: 'clear'; blank: Values }

/** Provided by `ToolFrame`. */
export const ToolInput = createContext<ToolInput>({
  values: {},
  version: 0,
  isTouched: false,
  type: () => undefined,
  put: () => undefined,
  clear: () => undefined,
})

/** The input of one tool: first its example; `blank` is what «Leeren» leaves. */
export function useToolInput(example: Values, blank: Values): ToolInput {
  const [state, change] = useReducer(changed, { values: example, version: 0, isTouched: false })
  return {
    ...state,
    type: (name, text) => change({ what: 'type', name, text }),
    put: (values) => change({ what: 'put', values }),
    clear: () => change({ what: 'clear', blank }),
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

/** What an engine makes of the input, after the key stroke has been shown. `report` must be the same function at every rendering. */
export function useReport<Report>(report: (values: Values) => Report): Report {
  const values = useDeferredValue(use(ToolInput).values)
  return useMemo(() => report(values), [report, values])
}

/** The same for an engine that pauses (`pauses`). `first` is what it makes of the example; until the next is done, the last one stays. */
export function usePausingReport<Report>(
  report: (values: Values) => Promise<Report>,
  first: Report,
): { report: Report; isBusy: boolean } {
  const { values } = use(ToolInput)
  const [done, setDone] = useState({ values, report: first })
  useEffect(() => {
    if (done.values === values) return
    let isCurrent = true
    report(values).then(
      (reported) => {
        if (isCurrent) setDone({ values, report: reported })
      },
      (cause: unknown) =>
        // While rendering, so that the boundary around the tool hears of it.
        setDone(() => {
          throw toAppError(cause)
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [report, values, done.values])
  return { report: done.report, isBusy: done.values !== values }
}
