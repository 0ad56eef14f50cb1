import type { ReactNode } from 'react'
import styles from './field-group.module.css'

/** Fields that belong together, as many beside each other as there is room for. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
