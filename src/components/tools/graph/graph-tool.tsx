import { use } from 'react'
import { about, example } from '~/lib/tools/graph/about-graph'
import { yes } from '~/lib/tools/graph/read-master'
import { RadioField } from '../frame/radio-field'
import { ToolFrame } from '../frame/tool-frame'
import { ToolInput } from '../frame/tool-input'
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
