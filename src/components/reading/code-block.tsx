import { useState, type ComponentProps } from 'react'
import { CopyButton } from '../copy-button'
import { textOf } from '../text-of'
import styles from './code-block.module.css'

interface CodeBlockProps extends ComponentProps<'pre'> {
  /** Both from the fence of the text (`ssg/mdx/rehype-code-blocks`). */
  language?: string
  name?: string
}

/** Code to copy. On a phone its lines wrap; on wider screens it scrolls sideways where it must, and then its reader may wrap it. */
export function CodeBlock({ language = 'Code', name, ...code }: CodeBlockProps) {
  const [isWrapped, setWrapped] = useState(false)
  const label = name ?? language
  return (
    <div className={styles.block}>
      <div className={styles.strip}>
        <span className={styles.title}>
          {language} {name && <b>{name}</b>}
        </span>
        <button
          type="button"
          className={`${styles.quiet} ${styles.wrap}`}
          aria-label={`Umbrechen: ${label}`}
          aria-pressed={isWrapped}
          onClick={() => setWrapped(!isWrapped)}
        >
          Umbrechen
        </button>
        <CopyButton text={textOf(code.children)} label="Kopieren" of={label} className={styles.quiet} />
      </div>
      <pre {...code} tabIndex={0} role="group" aria-label={label} data-wrapped={isWrapped ? '' : undefined} />
    </div>
  )
}
