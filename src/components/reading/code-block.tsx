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

interface TitledBlockProps {
  title: ReactNode
  buttons?: ReactNode
  children: ReactNode
}

/** A block below a strip with its title and buttons. */
export function TitledBlock({ title, buttons, children }: TitledBlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.strip}>
        <span className={styles.title}>{title}</span>
        {buttons}
      </div>
      {children}
    </div>
  )
}

/** A code block with a copy button. Long lines of code scroll, so the keyboard must reach it; those of a text for people wrap. */
export function CodeBlock({ language = 'Code', name, buttons, ...code }: CodeBlockProps) {
  return (
    <TitledBlock
      title={
        <>
          {language} {name && <b>{name}</b>}
        </>
      }
      buttons={buttons ?? <CopyButton text={textOf(code.children)} label="Kopieren" of={name ?? language} />}
    >
      <pre
        {...(typeof code.children !== 'string' && {
          role: 'group',
          tabIndex: 0,
          'aria-label': name ?? language,
        })}
        {...code}
      />
    </TitledBlock>
  )
}

/** The text content of a React node. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
