import { use } from 'react'
import { newIndexNowKey } from '../indexnow/indexnow'
import { answerText, indexNowReport, type IndexNowReport } from '../indexnow/indexnow-report'
import { Buttons } from '../shared/buttons'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { RadioField } from '../shared/radio-field'
import { ResultStatus } from '../shared/result-status'
import { ResultText, TakeAlong } from '../shared/take-along'
import { TextField } from '../shared/text-field'
import { ToolInput } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** Key, files and commands to report addresses; nothing is sent from here. */
export function IndexNow() {
  const { values, put } = use(ToolInput)
  const { result, progress } = useWork(indexNowReport, values)
  const answer = answerText(values['antwort'] ?? '')
  return (
    <>
      <TextField name="host" label="Host" hint="www.ihre-firma.ch" />
      <TextField name="schluessel" label="Schlüssel" />
      <Buttons>
        <button type="button" className="quiet-button" onClick={() => put({ schluessel: freshKey() })}>
          Schlüssel erzeugen
        </button>
      </Buttons>
      <LongField name="adressen" label="Adressen, je Zeile eine" rows={4} isCode files=".txt,.csv" />
      <LongField
        name="datei"
        label="Schlüsseldatei, wie sie Ihr Server liefert (freiwillig)"
        rows={1}
        isCode
      />
      <ResultStatus text={result.summary} progress={progress} />
      <FindingList findings={result.findings} />
      {result.plan && <Plan plan={result.plan} commands={result.commands} />}
      <RadioField name="antwort" label="Antwort auf die Meldung" choices={answers} />
      <p role="status">{answer}</p>
    </>
  )
}

/** More would fill the page. */
const mostParts = 10

function Plan({ plan: { keyFile, parts }, commands }: Required<Pick<IndexNowReport, 'plan' | 'commands'>>) {
  return (
    <>
      <p>{`Die Schlüsseldatei gehört nach ${keyFile.address}, die Meldungen in den Ordner, in dem Sie die Befehle starten.`}</p>
      <TakeAlong
        what="Schlüsseldatei"
        text={keyFile.content}
        file={{ name: keyFile.name, type: 'text/plain' }}
      />
      {parts.slice(0, mostParts).map(({ name, json }) => (
        <TakeAlong
          key={name}
          what={`Meldung ${name}`}
          text={json}
          file={{ name, type: 'application/json' }}
        />
      ))}
      {parts.length > mostParts && (
        <p className="page-note">
          {`Angeboten sind die ersten ${mostParts} von ${parts.length} Meldungen; für die übrigen fügen Sie deren Adressen einzeln ein.`}
        </p>
      )}
      <ResultText label="Befehle" text={commands} />
      <TakeAlong what="Befehle" text={commands} />
    </>
  )
}

const answers = [
  { value: '', label: 'noch keine' },
  ...['200', '202', '400', '403', '422', '429'].map((status) => ({ value: status, label: status })),
]

function freshKey(): string {
  return newIndexNowKey(crypto.getRandomValues(new Uint8Array(16)))
}
