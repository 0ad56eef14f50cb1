import { useHydrated, useMatch, useRouter } from '@tanstack/react-router'
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
import { useAdoptedStyles, usePageStyles } from '~/components/styles'
import toolFrame from './tool-frame.css?inline'
import toolPrint from './tool-print.css?inline'
import { ToolPlace } from './tool-place'
import { keptInput, ToolInput, useToolInput, type Values } from './tool-input'
import { readToolAddress, writeToolAddress } from './tool-address'
import { swissDate } from '~/lib/site/swiss-date'

interface ToolFrameProps {
  facts: ToolFacts
  /** The initial values of the fields, by name: the worked example. */
  example: Values
  /** The choices, such as the task, which «Leeren» keeps. */
  choices?: readonly string[]
  /** The values after «Leeren» of lists to change; all others are empty. */
  blank?: Values
  /** The fields of a calculator, in which an own value leaves the rest of the example as it is. */
  kept?: readonly string[]
  /** The fields that are shared by the URL: numbers and choices, never pasted texts. */
  shared?: readonly string[]
  /** The fields, which use the context `ToolInput`. */
  fields: ReactNode
  /** The result: `ToolVerdict`, then tables. */
  children: ReactNode
}

/**
 * The frame of every tool: title and purpose, then the fields below the buttons that clear them or load the example, and below the result sources and
 * limits. It is prerendered with the worked example and hydrated in the browser.
 */
export function ToolFrame(props: ToolFrameProps) {
  usePageStyles(toolFrame)
  // After the frame, whose rules it overrides.
  useAdoptedStyles(toolPrint)
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

function LiveTool({
  facts,
  example,
  choices = noNames,
  blank = nothing,
  kept = noNames,
  shared = noNames,
  fields,
  children,
}: ToolFrameProps) {
  const place = use(ToolPlace)
  // What is folded, and of no use without script, is rendered after hydration only, to keep the HTML of long articles small.
  const isLive = useHydrated()
  const input = useToolInput(example, choices, blank, kept)
  // In the first render, because hydration resets the fields to their initial values.
  useState(() => keepEarlyInput(facts, place.current))

  const router = useRouter()
  // Kept input wins over the shared values of the URL, which is updated later.
  const begin = useEffectEvent(() => {
    const read = readToolAddress(router.state.location.search, shared)
    const first = {
      ...(Object.keys(read).length > 0 &&
        Object.fromEntries(shared.map((name) => [name, example[name] ?? '']))),
      ...read,
      ...keptInput.get(facts),
    }
    if (Object.keys(first).length > 0) input.put(first)
  })
  // A layout effect, because a later effect could overwrite a letter that the visitor types meanwhile.
  useLayoutEffect(() => begin(), [])
  const { values, isTouched } = input
  useEffect(() => {
    if (isTouched) keptInput.set(facts, values)
  }, [facts, values, isTouched])
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname })
  // Keeps the shared fields in the query, without new history entries.
  useEffect(() => {
    if (!isTouched || shared.length === 0) return
    const timer = setTimeout(() => {
      // The visitor may have left the page.
      const { location } = router.state
      if (location.pathname !== page) return
      const search = writeToolAddress(location.search, values, shared, example)
      // With the hash, whoever opens the address lands at the tool; the page must not scroll there while the visitor types.
      const hash = ('v' in search && place.current?.id) || true
      void router.navigate({
        to: '.',
        search,
        hash,
        replace: true,
        resetScroll: false,
        state: { isInSight: true },
      })
    }, pause)
    return () => clearTimeout(timer)
  }, [router, page, values, isTouched, shared, example, place])

  return (
    <ToolInput value={input}>
      <h3 className="tool-frame-title">{facts.title}</h3>
      <p>{`${facts.purpose} Gerechnet wird in diesem Browser.`}</p>
      <div className="tool-frame-body">
        <Start />
        <div className="tool-frame-fields">
          {facts.source && (
            <details className="needs-script">
              <summary>Hilfe zu den Feldern</summary>
              {isLive && <p className="page-note">{facts.source}</p>}
            </details>
          )}
          {fields}
        </div>
        {children}
      </div>
      <RuleStatus facts={facts} />
    </ToolInput>
  )
}

/** Says whose values the fields have. Its buttons clear them, undo that, or load the example again. */
function Start() {
  const { shows, undo, loadExample, clear, takeBack } = use(ToolInput)
  const isLive = useHydrated()
  const clearButton = useRef<HTMLButtonElement>(null)
  const bringBack = (values: () => void) => () => {
    values()
    // The pressed button disappears, and the focus would be lost.
    clearButton.current?.focus()
  }
  return (
    <div className="tool-frame-start">
      <strong aria-live="polite">{undo ? 'Felder geleert' : shownLabels[shows]}</strong>
      <span className="tool-frame-without-script">Eigene Angaben brauchen JavaScript.</span>
      {isLive && (
        <span className="tool-frame-row">
          {undo ? (
            <button type="button" className="quiet-button" onClick={bringBack(takeBack)}>
              Rückgängig
            </button>
          ) : (
            shows !== 'example' && (
              <button type="button" className="quiet-button" onClick={bringBack(loadExample)}>
                Beispiel laden
              </button>
            )
          )}
          <button ref={clearButton} type="button" className="quiet-button" onClick={clear}>
            Leeren
          </button>
        </span>
      )}
    </div>
  )
}

const shownLabels: Record<ToolInput['shows'], string> = {
  example: 'Beispiel zum Ersetzen',
  'changed example': 'Geändert',
  own: 'Ihre Angaben',
}

/** The pause after typing before the URL is updated, in ms. Safari allows 100 changes in 30 s. */
const pause = 500

const noNames: string[] = []
const nothing: Values = {}

/** Sources and limits of a tool. The summary names the oldest day of reading. */
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
 * Keeps early input: the values of fields that differ from the HTML. It adds to what is kept already, because React resets a textarea while it renders, and
 * may render again after an interruption.
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
