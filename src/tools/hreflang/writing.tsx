import { use } from 'react'
import { writeVersions, type OutputForm } from './written-versions'
import { RadioField } from '../shared/fields'
import { verdictOf } from '../shared/finding'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultText, TakeAlong } from '../shared/take-along'
import { ToolInput, useReport, type Values } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** From a list of versions to the block by which they name each other. */
export function Writing() {
  return (
    <>
      <LongField name="fassungen" label="Je Zeile Kürzel, Adresse" rows={5} isCode files=".csv,.txt" />
      <RadioField name="form" label="Form" choices={forms} />
    </>
  )
}

/** The block, to be copied. */
export function Written() {
  const { values } = use(ToolInput)
  const { findings, text } = useReport(write)
  return (
    <>
      <ToolVerdict
        verdict={verdictOf(findings, 'Der Block gehört unverändert auf jede der Seiten.')}
        text={text}
      />
      <FindingList findings={findings} />
      <ResultText label="hreflang" text={text} />
      <TakeAlong
        what="hreflang"
        text={text}
        file={
          values['form'] === 'sitemap'
            ? { name: 'sitemap-hreflang.xml', type: 'application/xml' }
            : { name: 'hreflang.txt', type: 'text/plain' }
        }
      />
    </>
  )
}

const forms = [
  { value: 'head', label: 'HTML-Kopf' },
  { value: 'header', label: 'HTTP-Header' },
  { value: 'sitemap', label: 'Sitemap' },
]

const write = ({ fassungen = '', form = '' }: Values) => writeVersions(fassungen, formOf(form))

function formOf(form: string): OutputForm {
  return form === 'header' || form === 'sitemap' ? form : 'head'
}
