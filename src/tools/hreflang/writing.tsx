import { use, useRef } from 'react'
import { writeVersions } from './written-versions'
import { codeFor, languageChoices, regionChoices } from './code-choices'
import { FieldGroup, RadioField, SelectField, TextField } from '../shared/fields'
import { verdictOf } from '../shared/finding'
import { LongField } from '../shared/long-field'
import { Buttons, ResultText, CopyAndSave } from '../shared/copy-and-save'
import { ToolInput, useReport, type Values } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** The fields for generating hreflang. */
export function Writing() {
  return (
    <>
      <NewVersion />
      <LongField name="fassungen" label="Fassungen, je Zeile eine" rows={5} isCode files=".csv,.txt" />
      <RadioField name="form" label="Form" choices={forms} />
    </>
  )
}

/** Adds a version by language, region and URL, for visitors who do not know the codes. */
function NewVersion() {
  const { values, put } = use(ToolInput)
  const { fassungen = '', sprache = '', land = '', neu = '' } = values
  const field = useRef<HTMLInputElement>(null)
  const add = () => {
    if (neu.trim() === '') return
    put({ fassungen: `${fassungen.trimEnd()}\n${codeFor(sprache, land)} ${neu.trim()}`.trimStart(), neu: '' })
    // The button is disabled now, and the focus would be lost.
    field.current?.focus()
  }
  return (
    <FieldGroup label="Fassung hinzufügen">
      <SelectField name="sprache" label="Sprache" choices={languageChoices} />
      <SelectField name="land" label="Land" choices={regionChoices} />
      <TextField name="neu" label="Adresse der Fassung" type="url" ref={field} onEnter={add} />
      <Buttons>
        <button type="button" className="quiet-button" disabled={neu.trim() === ''} onClick={add}>
          {`Als «${codeFor(sprache, land)}» hinzufügen`}
        </button>
      </Buttons>
    </FieldGroup>
  )
}

/** The generated block. */
export function Written() {
  const { values } = use(ToolInput)
  const { findings, text, goal } = useReport(write)
  const verdict = verdictOf(findings, goal)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={text} />
      {text !== '' && (
        <ResultText label="hreflang" text={text}>
          <CopyAndSave
            what="hreflang"
            text={text}
            file={
              values['form'] === 'sitemap'
                ? { name: 'sitemap-hreflang.xml', type: 'application/xml' }
                : { name: 'hreflang.txt', type: 'text/plain' }
            }
          />
        </ResultText>
      )}
    </>
  )
}

const forms = [
  { value: 'head', label: 'HTML-Kopf' },
  { value: 'header', label: 'HTTP-Header' },
  { value: 'sitemap', label: 'Sitemap' },
]

const write = ({ fassungen = '', form = '' }: Values) => writeVersions(fassungen, form)
