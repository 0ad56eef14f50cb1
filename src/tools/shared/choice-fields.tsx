import { useHydrated } from '@tanstack/react-router'
import { use } from 'react'
import styles from './frame.module.css'
import { ToolInput } from './tool-input'

interface Choice {
  value: string
  label: string
}

export interface ChoiceProps {
  name: string
  label: string
  choices: readonly Choice[]
}

/** One of many. */
export function SelectField({ name, label, choices }: ChoiceProps) {
  const { values, type } = use(ToolInput)
  const isLive = useHydrated()
  return (
    <label className={styles.field}>
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
