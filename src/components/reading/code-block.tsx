import { isValidElement, type ComponentProps, type ReactNode } from 'react'
import { CopyButton } from '../copy-button'
import styles from './code-block.module.css'

interface CodeBlockProps extends ComponentProps<'pre'> {
  /** Language and name come from the code fence (`ssg/mdx/rehype-code-blocks`). */
  language?: string
  name?: string
  /** Buttons in place of the one that copies. */
  buttons?: ReactNode
}

/** A code block with a copy button. Long lines of code scroll, so the keyboard must reach it; those of a text for people wrap. */
export function CodeBlock({ language = 'Code', name, buttons, ...code }: CodeBlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.strip}>
        <span className={styles.title}>
          {language} {name && <b>{name}</b>}
        </span>
        {buttons ?? <CopyButton text={textOf(code.children)} label="Kopieren" of={name ?? language} />}
      </div>
      <pre
        {...(typeof code.children !== 'string' && {
          role: 'group',
          tabIndex: 0,
          'aria-label': name ?? language,
        })}
        {...code}
      />
    </div>
  )
}

/** The text content of a React node. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
