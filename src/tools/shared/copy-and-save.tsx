import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CopyButton } from '~/components/copy-button'
import type { FileAddress } from '~/lib/site/anchor'

/** A quiet row of buttons. The page keeps the room for one, and they come with the app, since only it can answer them. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="needs-script tool-frame-row">{useHydrated() && children}</div>
}

interface CopyAndSaveProps {
  /** What is taken: «Urteile», «JSON-LD». It completes «… kopieren» and «… als Datei sichern». */
  what: string
  /** A function where it is long to make. */
  text: string | (() => string)
  /** Its name with the ending, and its media type. Missing where the text is only to be copied. */
  file?: { name: string; type: string }
}

/** A part of the result to copy and, as a file, to keep; the whole is copied by the button of the verdict. */
export function CopyAndSave({ what, text, file }: CopyAndSaveProps) {
  return (
    <Buttons>
      <CopyButton text={text} label={`${what} kopieren`} />
      {file && <SaveButton what={what} text={text} {...file} />}
    </Buttons>
  )
}

/** How long the browser has to read the file after the click, in ms. */
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

/** A text that was made, to be read and copied by hand. It scrolls where it must, so it can take the focus. */
export function ResultText({ label, text }: { label: string; text: string }) {
  return (
    <pre tabIndex={0} role="group" aria-label={label} translate="no">
      {text.length > mostShown ? `${text.slice(0, mostShown)}\n…` : text}
    </pre>
  )
}

/** A longer text would take long to lay out; what is copied or kept is whole. */
const mostShown = 20_000
