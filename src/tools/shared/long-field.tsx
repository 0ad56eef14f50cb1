import { useHydrated } from '@tanstack/react-router'
import { use, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { FieldProblem, type ProblemProps } from './fields'
import { readTextFile } from './text-file'
import { ToolInput } from './tool-input'
import { ToolPlace } from './tool-place'

interface LongFieldProps extends ProblemProps {
  name: string
  label: string
  rows: number
  /** Code is not hyphenated, spell-checked or translated. */
  isCode?: boolean
  /** The file types that can be opened, such as «.csv,.txt». */
  files?: string
  /** An HTML source, which may be longer than lists and texts. */
  isSource?: boolean
}

/** The maximum length in characters. Checking longer lists would block a phone; a source is checked faster. */
const [mostOfLines, mostOfSource] = [100_000, 500_000]

/** A text area that also opens files. It is uncontrolled, because comparing a long text at every key stroke would take long. */
export function LongField({
  name,
  label,
  rows,
  isCode = false,
  isSource = false,
  files,
  problem,
  isMild,
}: LongFieldProps) {
  const most = isSource ? mostOfSource : mostOfLines
  const { values, version, isReset, type, put } = use(ToolInput)
  /** The problem of a refused input, valid for that version only. */
  const [refused, refuse] = useState<{ version: number; problem: string }>()
  const [isTyping, setTyping] = useState(false)
  const shown = refused?.version === version ? refused.problem : isTyping ? undefined : problem
  const setRefused = (told: string | undefined) =>
    refuse(told === undefined ? undefined : { version, problem: told })
  const field = useRef<HTMLTextAreaElement>(null)
  const isLive = useHydrated()
  const id = useId()
  const text = values[name] ?? ''
  const place = use(ToolPlace)
  // React writes `defaultValue` into the field while it hydrates, so it must be the current text.
  const [first] = useState(() => (isLive ? text : (standingText(place.current, name) ?? text)))

  // Typed text is in the field already. Only a new version is written into it. A refused text, which is no value, stays until the visitor resets the fields.
  const show = useEffectEvent(() => {
    if (!field.current || field.current.value === text) return
    if (text === '' && !isReset && field.current.value.length > most) setRefused(tooLong(most))
    else field.current.value = text
  })
  useLayoutEffect(() => {
    if (version > 0) show()
  }, [version])

  async function open(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > most) return setRefused(tooLong(most))
    try {
      put({ [name]: await readTextFile(chosen) })
    } catch {
      setRefused('Die Datei liess sich nicht lesen. Fügen Sie ihren Text ein.')
    }
  }

  return (
    <div className="tool-frame-field" data-empty={(text === '' && !shown) || undefined}>
      <label className={files ? 'tool-frame-field tool-frame-opens' : 'tool-frame-field'}>
        {label}
        <textarea
          ref={field}
          name={name}
          className={isCode ? 'tool-frame-code' : undefined}
          // WebKit adds the text of the field to its accessible name, so it gets a name of its own. Only after hydration, to keep the page small.
          aria-label={isLive ? label : undefined}
          rows={rows}
          defaultValue={first}
          aria-invalid={shown && !isMild ? true : undefined}
          aria-describedby={shown ? id : undefined}
          onBlur={() => setTyping(false)}
          {...(isCode && isLive && { spellCheck: false, autoCapitalize: 'off', translate: 'no' })}
          onChange={({ currentTarget: { value } }) => {
            // A text that is too long is not checked at all.
            setTyping(true)
            setRefused(value.length > most ? tooLong(most) : undefined)
            type(name, value.length > most ? '' : value)
          }}
        />
      </label>
      <FieldProblem id={id} problem={shown} isMild={isMild} />
      {files && isLive && (
        <label className="tool-frame-file">
          Datei öffnen
          <input
            type="file"
            className="visually-hidden"
            accept={files}
            onChange={({ currentTarget }) => {
              void open(currentTarget.files?.[0])
              // The same file may be chosen again after «Leeren».
              currentTarget.value = ''
            }}
          />
        </label>
      )}
    </div>
  )
}

/**
 * The text of a field before hydration. It is written back once, because an untouched field would lose its selection when React sets `defaultValue`.
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
