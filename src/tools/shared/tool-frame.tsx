import { useHydrated, useRouter } from '@tanstack/react-router'
import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { ToolFacts } from './tool-facts'
import { OptionalPart } from '~/components/optional-part'
import { usePageStyles } from '~/components/styles'
import toolFrame from './tool-frame.css?inline'
import { ToolPlace } from './tool-place'
import { keptInput, ToolInput, useToolInput, type Values } from './tool-input'
import { readToolAddress } from './tool-address'
import { useToolAddress } from './use-tool-address'
import { swissDate } from '~/lib/site/swiss-date'

interface ToolFrameProps {
  facts: ToolFacts
  /** What the fields hold at first, by their names: the worked example of the page. */
  example: Values
  /** What «Leeren» leaves in the fields, such as a task that was chosen; those it does not name are empty. */
  blank?: Values
  /** The fields whose values may stand in the address, to be shared: numbers and choices, never what somebody pastes. */
  shared?: readonly string[]
  /** The fields, which find the input in the context `ToolInput`. */
  fields: ReactNode
  /** The result: `ToolVerdict` first, then findings and tables. */
  children: ReactNode
}

/**
 * What all tools have in common: title, purpose, the example that fills the fields, how to begin anew, the state of the rules, and what the
 * tool cannot check. In Node it is the worked example; in the browser the same elements are live.
 */
export function ToolFrame(props: ToolFrameProps) {
  usePageStyles(toolFrame)
  const [attempt, retry] = useReducer((attempts: number) => attempts + 1, 0)
  const begin = () => {
    keptInput.delete(props.facts)
    retry()
  }
  const broken = (
    <p role="alert">
      Das Werkzeug ist wegen eines Fehlers stehen geblieben.{' '}
      <button type="button" className="quiet-button" onClick={begin}>
        Neu beginnen
      </button>
    </p>
  )
  return (
    <OptionalPart key={attempt} fallback={broken}>
      <LiveTool {...props} />
    </OptionalPart>
  )
}

function LiveTool({ facts, example, blank, shared = noNames, fields, children }: ToolFrameProps) {
  const place = use(ToolPlace)
  const input = useToolInput(example, { ...emptied(example), ...blank })
  // While React takes over, before it gives the fields their first texts again.
  useState(() => keepEarlyInput(facts, place.current))

  const router = useRouter()
  // What the visitor has put in goes before what the address shares, which follows later.
  const begin = useEffectEvent(() => {
    const first = {
      ...readToolAddress(router.state.location.search, shared, example),
      ...keptInput.get(facts),
    }
    if (Object.keys(first).length > 0) input.put(first)
  })
  // Before the visitor can type the next letter, which an effect that comes later would take back.
  useLayoutEffect(() => begin(), [])
  const { values, isTouched } = input
  useEffect(() => {
    if (isTouched) keptInput.set(facts, values)
  }, [facts, values, isTouched])
  useToolAddress(shared, example, input)

  return (
    <ToolInput value={input}>
      <h3 className="tool-frame-title">{facts.title}</h3>
      <p>{facts.purpose}</p>
      {facts.source && <p className="tool-frame-where">{facts.source}</p>}
      <Start example={example} />
      <div className="tool-frame-body">
        <div className="tool-frame-fields">{fields}</div>
        {children}
      </div>
      <p className="tool-frame-where">Gerechnet wird in diesem Browser.</p>
      <p className="tool-frame-where tool-frame-without-script">Eigene Angaben brauchen JavaScript.</p>
      <RuleStatus facts={facts} />
    </ToolInput>
  )
}

/** Whether the fields hold the example, and how to begin with one's own. The example is read before, so only its end needs a script. */
function Start({ example }: { example: Values }) {
  const { values, undo, put, clear } = use(ToolInput)
  const isLive = useHydrated()
  const clearButton = useRef<HTMLButtonElement>(null)
  const isExample = Object.entries(example).every(([name, text]) => values[name] === text)
  return (
    <div className="tool-frame-start">
      <span>{isExample && 'Ein Beispiel. Ersetzen Sie es durch Ihre Angaben.'}</span>
      {isLive && (
        <span className="tool-frame-row">
          {!isExample && (
            <button
              type="button"
              className="quiet-button"
              onClick={() => {
                put(example)
                // This button goes, and the focus would with it.
                clearButton.current?.focus()
              }}
            >
              Beispiel laden
            </button>
          )}
          <button ref={clearButton} type="button" className="quiet-button" onClick={clear}>
            {undo ? 'Rückgängig' : 'Leeren'}
          </button>
        </span>
      )}
    </div>
  )
}

const noNames: string[] = []

function emptied(example: Values): Values {
  return Object.fromEntries(Object.keys(example).map((name) => [name, '']))
}

/**
 * On which rules a tool rests, when they were read, and what it cannot check. The label names the oldest of these days: no rule is older
 * than it says. The page carries the label only: closed, nobody reads the rest, and the long articles have no room for it.
 */
function RuleStatus({ facts }: { facts: ToolFacts }) {
  const isLive = useHydrated()
  const [oldest] = facts.sources.map((source) => source.read).toSorted()
  return (
    <details className="needs-script">
      <summary>{`Quellen${oldest ? ` vom ${swissDate(oldest)}` : ''} und Grenzen`}</summary>
      {isLive && (
        <>
          <ul>
            {facts.sources.map(({ title, url, read: day }) => (
              <li key={url}>
                <a href={url}>{title}</a>
                {`, gelesen am ${swissDate(day)}`}
              </li>
            ))}
          </ul>
          <h4>Was das Werkzeug nicht prüfen kann</h4>
          <ul>
            {facts.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

/**
 * Keeps what a visitor has typed or chosen in the fields of a place: what differs from the HTML. React writes the first text into a textarea
 * while it renders, and renders anew where something interrupts it: what an earlier attempt has read is gone from the field by then.
 */
function keepEarlyInput(facts: ToolFacts, place: ParentNode | null): void {
  const early = [...(place?.querySelectorAll('[name]') ?? [])].flatMap(typed)
  if (early.length > 0) keptInput.set(facts, { ...keptInput.get(facts), ...Object.fromEntries(early) })
}

function typed(field: Element): [name: string, text: string][] {
  if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue)
    return [[field.name, field.value]]
  if (field instanceof HTMLSelectElement) {
    const [option] = field.selectedOptions
    return option && !option.defaultSelected ? [[field.name, option.value]] : []
  }
  if (!(field instanceof HTMLInputElement)) return []
  if (field.type === 'radio') return field.checked && !field.defaultChecked ? [[field.name, field.value]] : []
  if (field.type === 'checkbox')
    return field.checked === field.defaultChecked ? [] : [[field.name, field.checked ? field.value : '']]
  return field.value === field.defaultValue ? [] : [[field.name, field.value]]
}
