import { use } from 'react'
import { kindChoices } from './business-kinds'
import { builtGraph } from './graph-report'
import { yes } from './read-master'
import { CheckField, FieldGroup, RadioField, TextField } from '../shared/fields'
import { LongField } from '../shared/long-field'
import { ResultText, CopyAndSave } from '../shared/copy-and-save'
import { ToolInput, useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** The fields of the master data. */
export function Building() {
  return (
    <>
      <RadioField name="besuch" label="Kann die Kundschaft Sie besuchen?" choices={visits} />
      <FieldGroup label="Stammdaten">
        <TextField name="name" label="Name" />
        <TextField name="firma" label="Eingetragene Firma" />
        <TextField name="auch" label="Auch bekannt als" />
        <TextField name="strasse" label="Strasse" />
        <TextField name="plz" label="PLZ" />
        <TextField name="ort" label="Ort" />
        <TextField name="kanton" label="Kanton" />
        <TextField name="telefon" label="Telefon" type="tel" />
        <TextField name="email" label="E-Mail" type="email" />
        <TextField name="startseite" label="Startseite" type="url" />
        <TextField name="logo" label="Logo" type="url" />
        <TextField name="bild" label="Foto" type="url" />
        <TextField name="gegruendet" label="Gründungsjahr" />
        <TextField name="uid" label="UID" />
        <CheckField name="mwst" label="MWST-pflichtig" />
        <OfBusiness />
      </FieldGroup>
      <OpeningHours />
      <LongField name="profile" label="Eigene Profile, je Zeile eine Adresse" rows={3} isCode />
      <LongField name="leistungen" label="Leistungen, je Zeile «Name; Adresse; Gebiet»" rows={4} isCode />
    </>
  )
}

const visits = [
  { value: yes, label: 'Ja' },
  { value: 'nein', label: 'Nein' },
]

function OpeningHours() {
  if (use(ToolInput).values['besuch'] !== yes) return null
  return <LongField name="zeiten" label="Öffnungszeiten, auch spezielle" rows={2} />
}

/** The fields of a firm that customers can visit. */
function OfBusiness() {
  if (use(ToolInput).values['besuch'] !== yes) return null
  return (
    <>
      <TextField name="typ" label="Genauerer Typ" hint="Zahnarztpraxis" suggestions={kindChoices} />
      <TextField name="koordinaten" label="Koordinaten" hint="47.49917, 8.72950" />
      <TextField name="preise" label="Preisspanne" hint="CHF 80–160" />
    </>
  )
}

export function Built() {
  const { verdict, findings, script } = useReport(builtGraph)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={script} />
      {script !== '' && (
        <ResultText label="JSON-LD" text={script}>
          <CopyAndSave what="JSON-LD" text={script} />
        </ResultText>
      )}
    </>
  )
}
