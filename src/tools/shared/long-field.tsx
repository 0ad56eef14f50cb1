import { useHydrated } from '@tanstack/react-router'
import { use, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react'
import { swissNumber } from './numbers'
import { readTextFile } from './text-file'
import styles from './frame.module.css'
import { FieldProblem } from './text-field'
import { ToolInput } from './tool-input'

interface LongFieldProps {
  name: string
  label: string
  rows: number
  /** Code is not hyphenated, corrected or translated. */
  isCode?: boolean
  /** The files that may be opened instead of pasted, such as «.csv,.txt»; none where it is missing. */
  files?: string
}

/** More characters are not taken. */
const mostRead = 20_000_000
/** Of what is longer, the field shows the beginning: a megabyte takes the browser up to a second to lay out. */
const mostShown = 50_000

/**
 * Several lines of text, typed, pasted or from a file. The field owns its text, because to compare a megabyte at every key stroke would
 * take longer than the key stroke may.
 */
export function LongField({ name, label, rows, isCode = false, files }: LongFieldProps) {
  const { values, version, type, put } = use(ToolInput)
  const [problem, setProblem] = useState<string>()
  /** What was opened or pasted in one piece. */
  const [held, hold] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const isLive = useHydrated()
  const id = useId()
  const text = values[name] ?? ''
  const [first] = useState(text)
  const isCut = text.length > mostShown && held === text

  const show = useEffectEvent((isBeginning: boolean) => {
    const shown = isBeginning ? text.slice(0, mostShown) : text
    if (field.current && field.current.value !== shown) field.current.value = shown
  })
  // What the visitor types stands in the field already: only another version is written into it.
  useLayoutEffect(() => {
    if (version > 0) show(isCut)
  }, [version, isCut])

  function fill(whole: string) {
    hold(whole)
    setProblem(undefined)
    put({ [name]: whole })
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text')
    const { value, selectionStart, selectionEnd } = event.currentTarget
    // What the browser can take by itself, it also can undo.
    if (!isCut && pasted.length <= mostShown) return
    event.preventDefault()
    if (pasted.length > mostRead) setProblem(tooLong)
    else fill(isCut ? pasted : value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
  }

  async function open(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > mostRead) return setProblem(tooLong)
    try {
      fill(await readTextFile(chosen))
    } catch {
      setProblem('Die Datei liess sich nicht lesen. Fügen Sie ihren Text ein.')
    }
  }

  return (
    <div className={styles.field}>
      <label className={styles.field}>
        {label}
        <textarea
          ref={field}
          name={name}
          // WebKit reads what stands in a field as a part of the name that its label gives it; the page has no room for another one.
          aria-label={isLive ? label : undefined}
          rows={rows}
          defaultValue={first}
          readOnly={isCut}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem || isCut ? id : undefined}
          {...(isCode && isLive && { spellCheck: false, autoCapitalize: 'off', translate: 'no' })}
          onPaste={paste}
          onChange={({ currentTarget }) => {
            setProblem(undefined)
            type(name, currentTarget.value)
          }}
        />
      </label>
      <FieldProblem id={id} problem={problem} />
      {isCut && !problem && (
        <span id={id} className="page-note">
          {`Gezeigt ist der Anfang, geprüft werden alle ${swissNumber(text.length)} Zeichen.`}
        </span>
      )}
      {files && isLive && (
        <label className="tool-file">
          Datei öffnen
          <input
            type="file"
            className="visually-hidden"
            accept={files}
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
      )}
    </div>
  )
}

const tooLong = `Zu lang: Dieses Feld nimmt höchstens ${mostRead / 1_000_000} Millionen Zeichen.`
