import { use, type ComponentProps } from 'react'
import { kindChoices } from './business-kinds'
import { builtGraph } from './graph-report'
import { yes } from './read-master'
import { CheckField, FieldGroup, problemAt, RadioField, TextField } from '../shared/fields'
import { LongField } from '../shared/long-field'
import { ResultText, CopyAndSave } from '../shared/copy-and-save'
import { ToolInput, useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** The fields of the master data, each with its error. */
export function Building() {
  const { findings } = useReport(builtGraph)
  const withProblem = (field: Field) => (
    <TextField key={field.name} {...field} {...problemAt(findings, field.name)} />
  )
  const isVisitable = use(ToolInput).values['besuch'] === yes
  return (
    <>
      <RadioField name="besuch" label="Kann die Kundschaft Sie besuchen?" choices={visits} />
      <FieldGroup label="Stammdaten; mindestens Name und Startseite">
        {ofFirm.map(withProblem)}
        <CheckField name="mwst" label="MWST-pflichtig" />
        {isVisitable && ofBusiness.map(withProblem)}
      </FieldGroup>
      {isVisitable && (
        <LongField
          name="zeiten"
          label="Öffnungszeiten, auch spezielle"
          rows={2}
          {...problemAt(findings, 'zeiten')}
        />
      )}
      <LongField
        name="profile"
        label="Eigene Profile, je Zeile eine Adresse"
        rows={3}
        isCode
        {...problemAt(findings, 'profile')}
      />
      <LongField name="leistungen" label="Leistungen, je Zeile «Name; Adresse; Gebiet»" rows={4} isCode />
    </>
  )
}

const visits = [
  { value: yes, label: 'Ja' },
  { value: 'nein', label: 'Nein' },
]

type Field = ComponentProps<typeof TextField>

const ofFirm: Field[] = [
  { name: 'name', label: 'Name', isWide: true },
  { name: 'firma', label: 'Eingetragene Firma', isWide: true },
  { name: 'auch', label: 'Auch bekannt als', isWide: true },
  { name: 'startseite', label: 'Startseite', type: 'url' },
  { name: 'strasse', label: 'Strasse', isWide: true },
  { name: 'plz', label: 'PLZ' },
  { name: 'ort', label: 'Ort' },
  { name: 'kanton', label: 'Kanton' },
  { name: 'telefon', label: 'Telefon', type: 'tel' },
  { name: 'email', label: 'E-Mail', type: 'email' },
  { name: 'logo', label: 'Logo', type: 'url' },
  { name: 'bild', label: 'Foto', type: 'url' },
  { name: 'gegruendet', label: 'Gründungsjahr' },
  { name: 'uid', label: 'UID' },
]

/** The fields of a firm that customers can visit. */
const ofBusiness: Field[] = [
  { name: 'typ', label: 'Genauerer Typ', hint: 'Zahnarztpraxis', suggestions: kindChoices },
  { name: 'koordinaten', label: 'Koordinaten', hint: '47.49917, 8.72950' },
  { name: 'preise', label: 'Preisspanne', hint: 'CHF 80–160' },
]

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
