import type { ComponentProps } from 'react'
import { CopyButton } from '../copy-button'
import { textOf } from '../text-of'
import styles from './code-block.module.css'

interface CodeBlockProps extends ComponentProps<'pre'> {
  /** Both from the fence of the text (`ssg/mdx/rehype-code-blocks`). */
  language?: string
  name?: string
}

/** Code to copy. Its lines wrap where they must, so that nothing of it is out of sight. */
export function CodeBlock({ language = 'Code', name, ...code }: CodeBlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.strip}>
        <span className={styles.title}>
          {language} {name && <b>{name}</b>}
        </span>
        <CopyButton
          text={textOf(code.children)}
          label="Kopieren"
          of={name ?? language}
          className={styles.quiet}
        />
      </div>
      <pre {...code} />
    </div>
  )
}
