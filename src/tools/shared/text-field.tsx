import { useHydrated } from '@tanstack/react-router'
import { use, useId, useState } from 'react'
import styles from './frame.module.css'
import { ToolInput } from './tool-input'

interface TextFieldProps {
  name: string
  label: string
  /** Such as «https://www.example.ch/». */
  hint?: string
  /** What is wrong with the value, in a sentence. Shown once the visitor has left the field. */
  problem?: string | undefined
  type?: 'text' | 'date' | 'tel' | 'url'
}

/** One line of text. */
export function TextField({ name, label, hint, problem, type = 'text' }: TextFieldProps) {
  const { values, type: put } = use(ToolInput)
  const [isLeft, setLeft] = useState(false)
  const id = useId()
  const isLive = useHydrated()
  const shown = isLeft ? problem : undefined
  return (
    <label className={styles.field}>
      {label}
      <input
        // What is no address or number of a phone yet must not keep the browser from passing it on.
        type={type === 'date' ? 'date' : 'text'}
        inputMode={type === 'tel' || type === 'url' ? type : undefined}
        name={name}
        aria-label={isLive ? label : undefined}
        value={values[name] ?? ''}
        placeholder={hint}
        autoComplete="off"
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? id : undefined}
        onChange={({ currentTarget }) => put(name, currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
      <FieldProblem id={id} problem={shown} />
    </label>
  )
}

/** What is wrong with a field, below it. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null
  return (
    <span id={id} className="tool-problem">
      {problem}
    </span>
  )
}
