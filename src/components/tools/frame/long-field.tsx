import { useHydrated } from '@tanstack/react-router'
import { use, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { swissNumber } from '~/lib/tools/swiss-number'
import { readTextFile } from '~/lib/tools/text-file'
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

/** More characters are not taken: a browser lays out a text of a few megabytes for seconds. */
const mostTyped = 5_000_000
const mostRead = 20_000_000
/** Of a file that is longer, the field shows the beginning. */
const mostShown = 200_000

/**
 * Several lines of text, typed, pasted or from a file. The field owns its text, because to compare a megabyte at every key stroke would
 * take longer than the key stroke may.
 */
export function LongField({ name, label, rows, isCode = false, files }: LongFieldProps) {
  const { values, version, type, put } = use(ToolInput)
  const [problem, setProblem] = useState<string>()
  const [file, setFile] = useState<{ name: string; text: string }>()
  const field = useRef<HTMLTextAreaElement>(null)
  const isLive = useHydrated()
  const id = useId()
  const text = values[name] ?? ''
  const [first] = useState(text)
  const ofFile = file?.text === text ? file : undefined
  const isCut = text.length > mostShown && ofFile !== undefined

  const show = useEffectEvent((isBeginning: boolean) => {
    const shown = isBeginning ? text.slice(0, mostShown) : text
    if (field.current && field.current.value !== shown) field.current.value = shown
  })
  // What the visitor types stands in the field already: only another version is written into it.
  useLayoutEffect(() => {
    if (version > 0) show(isCut)
  }, [version, isCut])

  function take(typed: string) {
    const isTooLong = typed.length > mostTyped
    setProblem(isTooLong ? tooLong(typed.length, mostTyped) : undefined)
    if (!isTooLong) type(name, typed)
  }

  async function open(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > mostRead) return setProblem(tooLong(chosen.size, mostRead))
    try {
      const read = await readTextFile(chosen)
      setFile({ name: chosen.name, text: read })
      setProblem(undefined)
      put({ [name]: read })
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
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      </label>
      <FieldProblem id={id} problem={problem} />
      {isCut && !problem && (
        <span id={id} className="page-note">
          {`Gezeigt ist der Anfang von «${ofFile.name}», geprüft wird die ganze Datei (${swissNumber(ofFile.text.length)} Zeichen).`}
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

function tooLong(length: number, most: number): string {
  return `Das sind ${swissNumber(length / 1_000_000, 1)} Millionen Zeichen; dieses Feld nimmt höchstens ${swissNumber(most / 1_000_000)} Millionen.`
}
