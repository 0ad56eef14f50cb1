import { colorSchemes } from '~/lib/color-scheme'
import styles from './scheme-switch.module.css'

/** Light, dark, or as the system has it. Needs a script, so it hides without one; `lib/scheme-switch` makes it work. */
export function SchemeSwitch() {
  return (
    <fieldset className={`needs-script ${styles.switch}`} data-scheme-switch>
      <legend>Darstellung</legend>
      {colorSchemes.map(({ value, label }) => (
        <button key={value} type="button" value={value} aria-pressed={value === 'system'}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
