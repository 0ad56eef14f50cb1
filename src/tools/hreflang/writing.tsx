import { use } from 'react'
import { writeVersions, type OutputForm } from './written-versions'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { RadioField } from '../shared/radio-field'
import { ResultStatus } from '../shared/result-status'
import { ResultText, TakeAlong } from '../shared/take-along'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** From a list of versions to the block by which they name each other. */
export function Writing() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(write, values)
  return (
    <>
      <LongField name="fassungen" label="Je Zeile Kürzel, Adresse" rows={5} isCode files=".csv,.txt" />
      <RadioField name="form" label="Form" choices={forms} />
      <ResultStatus text={result.summary} progress={progress} />
      <FindingList findings={result.findings} />
      <ResultText label="hreflang" text={result.text} />
      <TakeAlong
        what="hreflang"
        text={result.text}
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
