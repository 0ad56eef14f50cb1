import type { ComponentProps, ReactNode } from 'react'
import { CopyButton } from '../copy-button'
import { textOf } from '../text-of'
import styles from './code-block.module.css'

interface CodeBlockProps extends ComponentProps<'pre'> {
  /** Language and name come from the code fence (`ssg/mdx/rehype-code-blocks`). */
  language?: string
  name?: string
  /** Buttons in place of the one that copies. */
  buttons?: ReactNode
}

/** A code block with a copy button. Long lines wrap. */
export function CodeBlock({ language = 'Code', name, buttons, ...code }: CodeBlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.strip}>
        <span className={styles.title}>
          {language} {name && <b>{name}</b>}
        </span>
        {buttons ?? <CopyButton text={textOf(code.children)} label="Kopieren" of={name ?? language} />}
      </div>
      <pre {...code} />
    </div>
  )
}
