import type { ReactNode } from 'react'
import styles from './field-group.module.css'

interface FieldGroupProps {
  label: string
  /** For what needs room, such as boxes with long names. */
  isWide?: boolean
  children: ReactNode
}

/** Fields that belong together, as many beside each other as there is room for. */
export function FieldGroup({ label, isWide = false, children }: FieldGroupProps) {
  return (
    <fieldset className={isWide ? `${styles.group} ${styles.wide}` : styles.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
