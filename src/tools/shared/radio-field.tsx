import { use } from 'react'
import type { ChoiceProps } from './choice-fields'
import styles from './frame.module.css'
import { ToolInput } from './tool-input'

/** One of a few, all in sight. */
export function RadioField({ name, label, choices }: ChoiceProps) {
  const { values, type } = use(ToolInput)
  return (
    <fieldset className={styles.row}>
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
