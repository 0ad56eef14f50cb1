import { use, useState } from 'react'
import { TitledBlock } from '~/components/reading/code-block'
import { usePageStyles } from '~/components/styles'
import { problemAt, TextField } from '../shared/fields'
import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { about, example } from './facts'
import { snippetReport, tableHead, type Preview } from './snippet-report'
import snippetTool from './snippet-tool.css?inline'

/** Previews title and description of a page as a search result. */
export default function SnippetTool() {
  usePageStyles(snippetTool)
  return (
    <ToolFrame facts={about} example={example} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

/** Title and description first, so that the previews are in sight while one types them. */
function Fields() {
  const [isOpen, setOpen] = useState(false)
  // A source that was kept from an earlier visit is shown.
  const hasSource = Boolean(use(ToolInput).values['quelltext'])
  const { findings } = useReport(snippetReport)
  return (
    <>
      <LongField name="titel" label="Titel" rows={3} />
      <LongField name="beschreibung" label="Beschreibung" rows={4} />
      <TextField name="adresse" label="Adresse" type="url" {...problemAt(findings, 'adresse')} />
      <details open={isOpen || hasSource} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Oder Quelltext einfügen</summary>
        <LongField
          name="quelltext"
          label="Quelltext der Seite; er geht den Feldern vor"
          rows={3}
          isSource
          isCode
        />
      </details>
    </>
  )
}

function Result() {
  const { verdict, findings, previews, table, text } = useReport(snippetReport)
  return (
    <>
      <ToolVerdict
        verdict={verdict}
        findings={findings}
        text={text}
        offersAudit={findings.some(({ grade }) => grade !== 'note')}
      />
      {previews.map((preview) => (
        <Shown key={preview.device} preview={preview} />
      ))}
      <ResultTable label="Breite von Titel und Beschreibung" head={tableHead} rows={table} />
    </>
  )
}

/** A search result in Google's layout. */
function Shown({ preview: { device, site, path, title, description } }: { preview: Preview }) {
  return (
    <TitledBlock
      title={
        <>
          <b>{`Vorschau ${device}`}</b>
          {device === 'Computer' && ', der Titel steht dort auf einer Zeile'}
        </>
      }
    >
      <div className="snippet-tool-preview" data-device={device}>
        <p className="snippet-tool-site">
          {site || 'Ihre Website'}
          <span>{path || 'ohne Adresse'}</span>
        </p>
        <p className="snippet-tool-title">{title}</p>
        <p className="snippet-tool-description">{description}</p>
      </div>
    </TitledBlock>
  )
}
