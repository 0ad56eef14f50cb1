import type { ComponentProps } from 'react'
import { CopyButton } from '../copy-button'
import { textOf } from '../text-of'
import styles from './code-block.module.css'

/** Code to copy. It scrolls sideways where it must, so it can take the focus. */
export function CodeBlock(props: ComponentProps<'pre'>) {
  return (
    <div className={styles.block}>
      <pre {...props} tabIndex={0} role="group" aria-label="Code" />
      <CopyButton text={textOf(props.children)} label="Kopieren" className={styles.copy} />
    </div>
  )
}
