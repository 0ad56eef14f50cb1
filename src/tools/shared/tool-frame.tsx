import { use, useEffect, useEffectEvent, useReducer, useState, type ReactNode } from 'react'
import { earlyInput } from './early-input'
import type { ToolFacts } from './tool-facts'
import { useAdoptedStyles } from '~/components/styles'
import { Extra } from '~/components/extra'
import { ToolPlace } from './tool-place'
import styles from './frame.module.css'
import { Buttons } from './buttons'
import { RuleStatus } from './rule-status'
import css from './frame.css?inline'
import { ToolInput, useToolInput, type Values } from './tool-input'
import { useToolAddress } from './use-tool-address'

interface ToolFrameProps {
  facts: ToolFacts
  /** What the fields hold at first, by their names: the worked example of the page. */
  example: Values
  /** What «Zurücksetzen» leaves in the fields; those it does not name are empty. */
  blank?: Values
  /** The fields whose values may stand in the address, to be shared: numbers and choices, never what somebody pastes. */
  shared?: readonly string[]
  /** What needs no example, because it is about the visitor alone. */
  lead?: ReactNode
  /** Fields and results, which find the input in the context `ToolInput`. */
  children: ReactNode
}

/**
 * What all tools have in common: title, purpose, the example that fills the fields, how to begin anew, the state of the rules, and what the
 * tool cannot check. In Node it is the worked example; in the browser the same elements are live.
 */
export function ToolFrame(props: ToolFrameProps) {
  const [attempt, retry] = useReducer((attempts: number) => attempts + 1, 0)
  const broken = (
    <p role="alert">
      Das Werkzeug ist wegen eines Fehlers stehen geblieben.{' '}
      <button type="button" className="quiet-button" onClick={retry}>
        Neu beginnen
      </button>
    </p>
  )
  return (
    <Extra key={attempt} fallback={broken}>
      <LiveTool {...props} />
    </Extra>
  )
}

function LiveTool({ facts, example, blank, shared = noNames, lead, children }: ToolFrameProps) {
  const place = use(ToolPlace)
  const input = useToolInput(example, { ...emptied(example), ...blank })
  // Read while React takes over, before it gives the fields their first texts again.
  const [early] = useState(() => earlyInput(place.current))

  // Before anything is painted: after a change of page the tool is live at once.
  useAdoptedStyles(css)

  const begin = useEffectEvent(() => {
    if (Object.keys(early).length > 0) input.put(early)
  })
  useEffect(() => begin(), [])
  useToolAddress(shared, example, input)

  return (
    <ToolInput value={input}>
      <h3>{facts.title}</h3>
      <p>{facts.purpose}</p>
      <div className={styles.body}>
        {lead}
        <p className="page-note">
          Ein Beispiel. Eigene Angaben brauchen JavaScript und verlassen den Browser nicht.
        </p>
        {children}
        <Buttons>
          <button type="button" className="quiet-button" onClick={() => input.put(example)}>
            Beispiel laden
          </button>
          <button type="button" className="quiet-button" onClick={input.reset}>
            {input.undo ? 'Rückgängig' : 'Zurücksetzen'}
          </button>
        </Buttons>
        <RuleStatus facts={facts} />
      </div>
    </ToolInput>
  )
}

const noNames: string[] = []

function emptied(example: Values): Values {
  return Object.fromEntries(Object.keys(example).map((name) => [name, '']))
}
