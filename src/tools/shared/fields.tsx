import { useHydrated } from '@tanstack/react-router'
import { use, useId, useState, type ReactNode, type Ref } from 'react'
import { ToolInput } from './tool-input'

interface TextFieldProps {
  name: string
  label: string
  /** The placeholder, such as «https://www.example.ch/». */
  hint?: string
  /** The error message, one sentence. Not shown while the visitor types. */
  problem?: string | undefined
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
  suggestions,
  type = 'text',
  ref,
  onEnter,
}: TextFieldProps) {
  const { values, type: put } = use(ToolInput)
  const [isTyping, setTyping] = useState(false)
  const id = useId()
  const isLive = useHydrated()
  const shown = isTyping ? undefined : problem
  const isLong = suggestions !== undefined || type === 'url' || type === 'email'
  return (
    <label className={isLong ? 'tool-frame-field tool-frame-wide' : 'tool-frame-field'}>
      {label}
      <input
        ref={ref}
        // Not `url`, `tel` or `email`: the value may be invalid and must not trigger the browser's validation.
        type={type === 'date' ? 'date' : 'text'}
        inputMode={type === 'text' || type === 'date' ? undefined : type}
        name={name}
        aria-label={isLive ? label : undefined}
        value={values[name] ?? ''}
        placeholder={hint}
        autoComplete="off"
        list={suggestions && isLive ? `${id}-list` : undefined}
        aria-invalid={shown ? true : undefined}
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
      <FieldProblem id={id} problem={shown} />
    </label>
  )
}

/** The error message below a field. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null
  return (
    <span id={id} className="tool-frame-problem">
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
