import { useHydrated } from '@tanstack/react-router'
import { use, useId, useState, type ReactNode } from 'react'
import { ToolInput } from './tool-input'

interface TextFieldProps {
  name: string
  label: string
  /** Such as «https://www.example.ch/». */
  hint?: string
  /** What is wrong with the value, in a sentence. Not shown while the visitor types in the field. */
  problem?: string | undefined
  type?: 'text' | 'date' | 'decimal' | 'tel' | 'url'
}

/** One line of text. */
export function TextField({ name, label, hint, problem, type = 'text' }: TextFieldProps) {
  const { values, type: put } = use(ToolInput)
  const [isTyping, setTyping] = useState(false)
  const id = useId()
  const isLive = useHydrated()
  const shown = isTyping ? undefined : problem
  return (
    <label className="tool-frame-field">
      {label}
      <input
        // What is no address or number of a phone yet must not keep the browser from passing it on.
        type={type === 'date' ? 'date' : 'text'}
        inputMode={type === 'text' || type === 'date' ? undefined : type}
        name={name}
        aria-label={isLive ? label : undefined}
        value={values[name] ?? ''}
        placeholder={hint}
        autoComplete="off"
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? id : undefined}
        onChange={({ currentTarget }) => {
          setTyping(true)
          put(name, currentTarget.value)
        }}
        onBlur={() => setTyping(false)}
      />
      <FieldProblem id={id} problem={shown} />
    </label>
  )
}

/** What is wrong with a field, below it. */
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

/** One of many. */
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

/** One of a few, all in sight. */
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

/** What stands in the input for a box that is ticked. */
const ticked = 'ja'

/** Yes or no. */
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

/** Fields that belong together, as many beside each other as there is room for. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="tool-frame-group">
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
