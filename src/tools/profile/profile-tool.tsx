import { use } from 'react'
import { about, example } from './facts'
import { profileReport } from './profile-report'
import { answerFields, readAnswers } from './read-profile'
import { oneStep } from '../shared/slices'
import { CheckField } from '../shared/choice-fields'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultStatus } from '../shared/result-status'
import { ResultText, TakeAlong } from '../shared/take-along'
import { TextField } from '../shared/text-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** Whether and how a firm may have a profile, its name and hours, and what to film for its check. */
export function ProfileTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <fieldset>
        <legend>Trifft zu</legend>
        <CheckField name={answerFields.meetsCustomers} label="Wir treffen Kundschaft persönlich" />
        <CheckField name={answerFields.receivesCustomers} label="Kundschaft kommt zu uns" />
        <Place />
        <CheckField name={answerFields.visitsCustomers} label="Wir gehen zur Kundschaft" />
        <CheckField name={answerFields.isMailbox} label="Adresse ist Postfach oder Briefkasten" />
        <CheckField name={answerFields.isRental} label="Es geht um ein Miet- oder Kaufobjekt" />
        <CheckField name={answerFields.isLeadAgent} label="Wir vermitteln Anfragen" />
      </fieldset>
      <TextField name="schild" label="Name am Schild" />
      <TextField name="profil" label="Name im Profil" />
      <TextField name="ort" label="Ort" />
      <LongField name="zeiten" label="Öffnungszeiten und Sondertage" rows={3} />
      <Result />
    </ToolFrame>
  )
}

const shared = Object.values(answerFields)
const blank = Object.fromEntries(shared.map((name) => [name, example[name]]))

/** What counts only where customers come. */
function Place() {
  const { values } = use(ToolInput)
  if (!readAnswers(values).receivesCustomers) return null
  return (
    <>
      <CheckField name={answerFields.hasSign} label="Festes Schild am Ort" />
      <CheckField name={answerFields.isStaffed} label="Eigenes Personal zu den Zeiten" />
      <CheckField name={answerFields.hasAuthority} label="Der Ort untersteht uns (Eigentum, Dauermiete)" />
    </>
  )
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(report, values)
  const { summary, findings, hours, jsonLd, shots, text } = result
  return (
    <>
      <ResultStatus text={summary} progress={progress} />
      <FindingList findings={findings} />
      {jsonLd !== '' && (
        <>
          <ResultText label="Öffnungszeiten" text={`${hours.join('\n')}\n\n${jsonLd}`} />
          <TakeAlong what="JSON-LD" text={jsonLd} />
        </>
      )}
      {shots.length > 0 && (
        <>
          <p>Ablauf des Videos:</p>
          <ol>
            {shots.map((shot) => (
              <li key={shot}>{shot}</li>
            ))}
          </ol>
        </>
      )}
      <TakeAlong what="Ergebnis" text={text} file={{ name: 'profil.txt', type: 'text/plain' }} />
    </>
  )
}

const report = (values: Values) => oneStep(() => profileReport(values))
