import { colorSchemes } from '~/lib/color-scheme'
import styles from './scheme-switch.module.css'

const label = 'Darstellung'

/** Light, dark, or as the system has it. Needs a script, so it hides without one; `lib/scheme-switch` makes it work. */
export function SchemeSwitch() {
  return (
    <div role="group" aria-label={label} className={`needs-script ${styles.switch}`} data-scheme-switch>
      <span>{label}</span>
      {colorSchemes.map(({ value, name }) => (
        <button key={value} type="button" value={value} aria-pressed={value === 'system'}>
          {name}
        </button>
      ))}
    </div>
  )
}
