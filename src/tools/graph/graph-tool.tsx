import { use } from 'react'
import { about, example } from './facts'
import { yes } from './read-master'
import { RadioField } from '../shared/radio-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput } from '../shared/tool-input'
import { Building } from './building'
import { Checking } from './checking'

/** A graph for a firm out of its master data, and the way back: what a page says of one. */
export function GraphTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <RadioField name="aufgabe" label="Was möchten Sie?" choices={tasks} />
      <Task />
    </ToolFrame>
  )
}

const blank = { aufgabe: example.aufgabe, besuch: yes }
const shared = ['aufgabe', 'besuch']
const tasks = [
  { value: 'bauen', label: 'JSON-LD erzeugen' },
  { value: 'pruefen', label: 'JSON-LD prüfen' },
]

function Task() {
  return use(ToolInput).values['aufgabe'] === 'pruefen' ? <Checking /> : <Building />
}
