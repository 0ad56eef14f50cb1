import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CopyButton } from '~/components/copy-button'
import { CodeBlock } from '~/components/reading/code-block'
import type { FileAddress } from '~/lib/site/anchor'
import { csvText, tabbedText } from './csv'

/** A row of buttons. They appear after hydration, because they need the app; the prerendered page reserves their space. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="needs-script tool-frame-row">{useHydrated() && children}</div>
}

interface CopyAndSaveProps {
  /** The name of the content, such as «Urteile» or «JSON-LD». It completes «Kopieren: …» and «… als Datei sichern». */
  what: string
  /** A function if it takes long to compute. */
  text: string | (() => string)
  /** File name and media type. Without them the text can only be copied. */
  file?: { name: string; type: string }
}

/** Buttons to copy a part of the result or save it as a file. The button of the verdict copies the whole result. */
export function CopyAndSave({ what, text, file }: CopyAndSaveProps) {
  return (
    <Buttons>
      <CopyButton text={text} label="Kopieren" of={what} />
      {file && <SaveButton what={what} text={text} {...file} />}
    </Buttons>
  )
}

interface CopyAndSaveTableProps {
  what: string
  rows: () => string[][]
  /** The name of the file. */
  name: string
}

/** Buttons to copy a table for a spreadsheet, or save it as CSV. */
export function CopyAndSaveTable({ what, rows, name }: CopyAndSaveTableProps) {
  return (
    <Buttons>
      <CopyButton text={() => tabbedText(rows())} label="Kopieren" of={what} />
      <SaveButton what={what} text={() => csvText(rows())} name={name} type="text/csv" />
    </Buttons>
  )
}

/** The time after which the object URL is revoked, in ms. The browser must have read the file by then. */
const readingTime = 10_000

export function SaveButton({ what, text, name, type }: CopyAndSaveProps & { name: string; type: string }) {
  const [address, setAddress] = useState<FileAddress>()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (address === undefined) return
    link.current?.click()
    setTimeout(() => URL.revokeObjectURL(address), readingTime)
  }, [address])
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-label={`${what} als Datei sichern`}
        onClick={() => {
          const whole = typeof text === 'string' ? text : text()
          setAddress(addressOf(new Blob([whole], { type: `${type};charset=utf-8` })))
        }}
      >
        Sichern
      </button>
      <a ref={link} href={address} download={name} hidden>
        {name}
      </a>
    </>
  )
}

function addressOf(file: Blob): FileAddress {
  return `blob:${URL.createObjectURL(file).slice('blob:'.length)}`
}

interface ResultTextProps {
  label: string
  text: string
  /** The buttons above the text. */
  children: ReactNode
}

/** A generated text to read and copy by hand. */
export function ResultText({ label, text, children }: ResultTextProps) {
  return (
    <CodeBlock language="" name={label} buttons={children} translate="no">
      {coloured(text.length > mostShown ? `${text.slice(0, mostShown)}\n…` : text)}
    </CodeBlock>
  )
}

/** Marks HTML tags, the keys of JSON and quoted values with the elements of `ssg/mdx/rehype-code-blocks`. */
function coloured(text: string): ReactNode[] {
  let end = 0
  const marked = Array.from(text.matchAll(markedPart), ({ 0: part, index: start }) => {
    const before = text.slice(end, start)
    end = start + part.length
    const Mark = part.startsWith('<') ? 'b' : part.endsWith(':') ? 'i' : 'span'
    return [before, <Mark key={start}>{part}</Mark>]
  })
  return [...marked.flat(), text.slice(end)]
}

const markedPart = /<\/?[\w:]+(?=[\s>])|"(?:[^"\\]|\\.)*":?/g

/** The shown part, in characters, because layout of a longer text takes long. Copies and files are complete. */
const mostShown = 20_000
