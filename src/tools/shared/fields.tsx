import { useHydrated } from '@tanstack/react-router'
import { use, useId, useState, type ReactNode, type Ref } from 'react'
import { findingAt, type Finding } from './finding'
import { ToolInput } from './tool-input'

export interface ProblemProps {
  /** What is wrong, and the remedy. Not shown while the visitor types. */
  problem?: string | undefined
  /** It may break something, but the value is valid. */
  isMild?: boolean | undefined
}

/** What a field shows of its finding. The place is left out, because the label says it; a part of it, such as a line, stays. */
export function problemAt(findings: readonly Finding[], name: string): ProblemProps {
  const finding = findingAt(findings, name)
  if (!finding) return {}
  const { grade, place = '', problem, remedy } = finding
  const [, part] = /, (.*)/.exec(place) ?? []
  return { problem: `${part ? `${part}: ` : ''}${problem} ${remedy}`, isMild: grade !== 'error' }
}

interface TextFieldProps extends ProblemProps {
  name: string
  label: string
  /** A value for the placeholder «z. B. …». */
  hint?: string
  /** On a row of its own in a group, as addresses are. */
  isWide?: boolean
  /** Suggested values, each with a name beside it. */
  suggestions?: ChoiceProps['choices']
  type?: 'text' | 'date' | 'decimal' | 'tel' | 'url' | 'email'
  ref?: Ref<HTMLInputElement>
  onEnter?: () => void
}

export function TextField({
  name,
  label,
  hint,
  problem,
  isMild,
  suggestions,
  type = 'text',
  isWide = suggestions !== undefined || /url|email/.test(type),
  ref,
  onEnter,
}: TextFieldProps) {
  const { values, type: put } = use(ToolInput)
  const [isTyping, setTyping] = useState(false)
  const id = useId()
  const isLive = useHydrated()
  const shown = isTyping ? undefined : problem
  return (
    <label className={isWide ? 'tool-frame-field tool-frame-wide' : 'tool-frame-field'}>
      {label}
      <input
        ref={ref}
        // Not `url`, `tel` or `email`: the value may be invalid and must not trigger the browser's validation.
        type={type === 'date' ? 'date' : 'text'}
        inputMode={type === 'text' || type === 'date' ? undefined : type}
        name={name}
        aria-label={isLive ? label : undefined}
        value={values[name] ?? ''}
        placeholder={hint && `z.\u00A0B. ${hint}`}
        autoComplete="off"
        list={suggestions && isLive ? `${id}-list` : undefined}
        aria-invalid={shown && !isMild ? true : undefined}
        aria-describedby={shown ? id : undefined}
        onChange={({ currentTarget }) => {
          setTyping(true)
          put(name, currentTarget.value)
        }}
        onBlur={() => setTyping(false)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) onEnter?.()
        }}
      />
      {suggestions && isLive && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </datalist>
      )}
      <FieldProblem id={id} problem={shown} isMild={isMild} />
    </label>
  )
}

/** The message below a field. */
export function FieldProblem({ id, problem, isMild }: ProblemProps & { id: string }) {
  if (!problem) return null
  return (
    <span id={id} className="tool-frame-problem" data-state={isMild ? 'warning' : undefined}>
      {problem}
    </span>
  )
}

interface ChoiceProps {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
}

export function SelectField({ name, label, choices }: ChoiceProps) {
  const { values, type } = use(ToolInput)
  const isLive = useHydrated()
  return (
    <label className="tool-frame-field">
      {label}
      <select
        name={name}
        aria-label={isLive ? label : undefined}
        value={values[name] ?? ''}
        onChange={({ currentTarget }) => type(name, currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

export function RadioField({ name, label, choices }: ChoiceProps) {
  const { values, type } = use(ToolInput)
  return (
    <fieldset className="tool-frame-row">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={values[name] === choice.value}
            onChange={() => type(name, choice.value)}
          />{' '}
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

/** The value of a checked box. */
const ticked = 'ja'

export function CheckField({ name, label }: { name: string; label: string }) {
  const { values, type } = use(ToolInput)
  return (
    <div>
      <label>
        <input
          type="checkbox"
          name={name}
          value={ticked}
          checked={values[name] === ticked}
          onChange={({ currentTarget }) => type(name, currentTarget.checked ? ticked : '')}
        />{' '}
        {label}
      </label>
    </div>
  )
}

/** A fieldset whose fields are side by side as far as they fit. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="tool-frame-group">
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
