import { use } from 'react'
import { CodeBlock } from '~/components/reading/code-block'
import { problemAt, TextField } from '../shared/fields'
import { resultText } from '../shared/finding'
import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { CopyAndSaveTable } from '../shared/copy-and-save'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, useReport } from '../shared/tool-input'
import { ToolPlace } from '../shared/tool-place'
import { ToolVerdict } from '../shared/tool-verdict'
import { campaignReport, linkRows } from './campaign-links'
import { about, example } from './facts'

/** Generates UTM links and names the channel of each in GA4. */
export default function CampaignLinkTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

const blank = { kanaele: example.kanaele }
/** Without the address of the page, which may not be published yet. */
const shared = ['kampagne', 'kanaele']

function Fields() {
  const { findings } = useReport(campaignReport)
  return (
    <>
      <TextField name="adresse" label="Adresse der Seite" type="url" {...problemAt(findings, 'adresse')} />
      <TextField name="kampagne" label="Kampagne" hint="speicherofen" {...problemAt(findings, 'kampagne')} />
      <LongField name="kanaele" label="Kanäle, je Zeile «Quelle; Medium; Inhalt»" rows={4} isCode />
    </>
  )
}

function Result() {
  const { put } = use(ToolInput)
  const place = use(ToolPlace)
  const { verdict, findings, links, suggestion } = useReport(campaignReport)
  const result = () =>
    resultText(
      verdict,
      findings,
      links.map(({ source, medium, link, channel }) => `${source}; ${medium} (${channel.channel}): ${link}`),
    )
  const takeSuggestion = () => {
    if (suggestion) put(suggestion)
    // The button disappears, and the focus would be lost.
    place.current?.querySelector('textarea')?.focus()
  }
  return (
    <>
      <ToolVerdict
        verdict={verdict}
        findings={findings}
        text={links.length > 0 ? result : ''}
        action={
          suggestion && (
            <button type="button" className="button" onClick={takeSuggestion}>
              Vorschläge übernehmen
            </button>
          )
        }
        offersAudit={false}
      />
      {links.map(({ source, medium, content, link }) => (
        <CodeBlock
          key={link}
          language=""
          name={[source, medium, content].filter(Boolean).join(', ')}
          translate="no"
          className="tool-frame-code"
        >
          {link}
        </CodeBlock>
      ))}
      <ResultTable
        label="Kanäle in GA4"
        head={['Quelle', 'Medium', 'Zählt in GA4 als', 'Regel']}
        rows={links.map(({ source, medium, channel }) => [source, medium, channel.channel, channel.rule])}
        buttons={<CopyAndSaveTable what="Tabelle" rows={() => linkRows(links)} name="messlinks.csv" />}
      />
    </>
  )
}
