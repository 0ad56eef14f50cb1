import { useHydrated } from '@tanstack/react-router'
import { use, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { FieldProblem } from './fields'
import { readTextFile } from './text-file'
import { ToolInput } from './tool-input'
import { ToolPlace } from './tool-place'

interface LongFieldProps {
  name: string
  label: string
  rows: number
  /** Code is not hyphenated, corrected or translated. */
  isCode?: boolean
  /** The files that may be opened instead of pasted, such as «.csv,.txt»; none where it is missing. */
  files?: string
  /** The source of a page: longer than what people list or write. */
  isSource?: boolean
}

/** More characters are refused: to check so many lines would hold up a phone, which goes through a source faster. */
const [mostOfLines, mostOfSource] = [100_000, 500_000]

/** Several lines of text, typed, pasted or from a file. The field owns its text, because to compare it all at every key stroke would take long. */
export function LongField({ name, label, rows, isCode = false, isSource = false, files }: LongFieldProps) {
  const most = isSource ? mostOfSource : mostOfLines
  const { values, version, type, put } = use(ToolInput)
  /** Of one version: what is put in later has problems of its own. */
  const [refused, refuse] = useState<{ version: number; problem: string }>()
  const problem = refused?.version === version ? refused.problem : undefined
  const setProblem = (told: string | undefined) =>
    refuse(told === undefined ? undefined : { version, problem: told })
  const field = useRef<HTMLTextAreaElement>(null)
  const isLive = useHydrated()
  const id = useId()
  const text = values[name] ?? ''
  const place = use(ToolPlace)
  // React writes this into the field that it takes over: so it is what stands there by then.
  const [first] = useState(() => (isLive ? text : (standingText(place.current, name) ?? text)))

  // What the visitor types stands in the field already: only another version is written into it.
  const show = useEffectEvent(() => {
    if (field.current && field.current.value !== text) field.current.value = text
  })
  useLayoutEffect(() => {
    if (version > 0) show()
  }, [version])

  async function open(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > most) return setProblem(tooLong(most))
    try {
      put({ [name]: await readTextFile(chosen) })
    } catch {
      setProblem('Die Datei liess sich nicht lesen. Fügen Sie ihren Text ein.')
    }
  }

  return (
    <div className="tool-frame-field">
      <label className={files ? 'tool-frame-field tool-frame-opens' : 'tool-frame-field'}>
        {label}
        <textarea
          ref={field}
          name={name}
          className={isCode ? 'tool-frame-code' : undefined}
          // WebKit reads what stands in a field as a part of the name that its label gives it; the page has no room for another one.
          aria-label={isLive ? label : undefined}
          rows={rows}
          defaultValue={first}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          {...(isCode && isLive && { spellCheck: false, autoCapitalize: 'off', translate: 'no' })}
          onChange={({ currentTarget: { value } }) => {
            // What is refused is not checked in part either.
            setProblem(value.length > most ? tooLong(most) : undefined)
            type(name, value.length > most ? '' : value)
          }}
        />
      </label>
      <FieldProblem id={id} problem={problem} />
      {files && isLive && (
        <label className="tool-frame-file">
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

/**
 * What stands in a field of the page before React has it. A field that nobody has typed into would lose its selection when React writes the same text
 * again; one that has been written to does not.
 */
function standingText(place: ParentNode | null, name: string): string | undefined {
  const field = place?.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
  const standing = field?.value
  if (field && standing !== undefined) field.value = standing
  return standing
}

function tooLong(most: number): string {
  return `Nicht geprüft: Das sind mehr als ${most / 1000} kB. Kürzen Sie den Text auf den Teil, um den es geht.`
}
