import type { ComponentProps } from 'react'
import styles from './code-block.module.css'

/** Code to copy. It scrolls sideways where it must, so it can take the focus. `lib/copy-button` makes the button work. */
export function CodeBlock(props: ComponentProps<'pre'>) {
  return (
    <div className={styles.block}>
      <pre {...props} tabIndex={0} role="group" aria-label="Code" />
      <button type="button" className={`needs-script quiet-button ${styles.copy}`} data-copy>
        Kopieren
      </button>
    </div>
  )
}
