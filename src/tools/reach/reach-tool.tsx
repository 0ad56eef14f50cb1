import { use, useEffect } from 'react'
import { about, example } from './facts'
import { lazyCode, useLazyCode } from '~/components/lazy-code'
import { RadioField } from '../shared/radio-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput } from '../shared/tool-input'
import { Checking } from './checking'

/** Whether a page gets through to the search, and the plan that makes it so. */
export function ReachTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <RadioField name="aufgabe" label="Was möchten Sie?" choices={tasks} />
      <Task />
    </ToolFrame>
  )
}

const blank = { aufgabe: example.aufgabe, crawler: example.crawler }
const shared = ['aufgabe']
const tasks = [
  { value: 'pruefen', label: 'Seite prüfen' },
  { value: 'plan', label: 'Plan abhaken' },
]

function Task() {
  return use(ToolInput).values['aufgabe'] === 'plan' ? <LaterPlan /> : <Checking />
}

/** Few come for both: the plan is code of its own. */
const plan = lazyCode(() => import('./plan'))

function LaterPlan() {
  const { code, load } = useLazyCode(plan)
  useEffect(() => void load(), [load])
  return code ? <code.Plan /> : <p>Wird geladen. Kommt nichts, wählen Sie die Aufgabe noch einmal.</p>
}
