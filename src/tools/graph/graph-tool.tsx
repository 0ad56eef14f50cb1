import { use } from 'react'
import { RadioField } from '../shared/fields'
import { LongField } from '../shared/long-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput } from '../shared/tool-input'
import { Building, Built } from './building'
import { Checked } from './checking'
import { about, example } from './facts'
import { yes } from './read-master'

/** A graph for a firm out of its master data, and the way back: what a page says of one. */
export function GraphTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

const blank = { aufgabe: example.aufgabe, besuch: yes }
const shared = ['aufgabe', 'besuch']
const tasks = [
  { value: 'bauen', label: 'JSON-LD erzeugen' },
  { value: 'pruefen', label: 'JSON-LD prüfen' },
]

function Fields() {
  const isChecking = use(ToolInput).values['aufgabe'] === 'pruefen'
  return (
    <>
      <RadioField name="aufgabe" label="Was möchten Sie?" choices={tasks} />
      {isChecking ? (
        <LongField
          name="quelle"
          label="JSON-LD oder Quelltext"
          rows={12}
          isSource
          isCode
          files=".json,.jsonld,.html,.htm,.txt"
        />
      ) : (
        <Building />
      )}
    </>
  )
}

function Result() {
  return use(ToolInput).values['aufgabe'] === 'pruefen' ? <Checked /> : <Built />
}
