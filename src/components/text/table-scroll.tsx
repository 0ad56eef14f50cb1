import type { ComponentProps } from 'react'
import styles from './table-scroll.module.css'

/** A table that scrolls sideways on a narrow screen instead of the page. */
export function TableScroll({ 'aria-label': label, ...table }: ComponentProps<'table'>) {
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table {...table} />
    </div>
  )
}
