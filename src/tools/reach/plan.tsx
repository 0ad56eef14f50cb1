import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetPlan, keepPlan, keptPlan } from './kept-plan'
import { planPeriods, planSummary, planText } from './plan-steps'
import { Buttons } from '../shared/buttons'
import { CheckField } from '../shared/choice-fields'
import { ResultStatus } from '../shared/result-status'
import { TakeAlong } from '../shared/take-along'
import { ToolInput } from '../shared/tool-input'

/** The steps of the plan, to be ticked off; kept in the browser from when the visitor asks for it until he has it deleted. */
export function Plan() {
  const { values } = use(ToolInput)
  return (
    <>
      {planPeriods.map(({ when, steps }) => (
        <fieldset key={when}>
          <legend>{when}</legend>
          {steps.map(({ id, label }) => (
            <CheckField key={id} name={id} label={label} />
          ))}
        </fieldset>
      ))}
      <ResultStatus text={planSummary(values)} progress={undefined} />
      <Keeping />
      <TakeAlong
        what="Plan"
        text={planText(values)}
        file={{ name: '30-tage-plan.txt', type: 'text/plain' }}
      />
    </>
  )
}

function Keeping() {
  const { values, put } = use(ToolInput)
  // The plan is shown in the browser alone: no prerendered page has it.
  const [found] = useState(() => keptPlan(window))
  const [chosen, choose] = useState<KeepingState>(found ? 'kept' : 'not kept')

  const restore = useEffectEvent(() => {
    if (found) put(found)
  })
  useEffect(() => restore(), [])
  const first = useRef(values)
  useEffect(() => {
    // What stands here before what was kept is put back, is not to be kept.
    if (chosen === 'kept' && values !== first.current) keepPlan(window, values)
  }, [chosen, values])

  return (
    <>
      <Buttons>
        <button
          type="button"
          className="quiet-button"
          onClick={() => choose(keepPlan(window, values) ? 'kept' : 'refused')}
        >
          Merken
        </button>
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            forgetPlan(window)
            choose('not kept')
          }}
        >
          Gespeichertes löschen
        </button>
      </Buttons>
      <p role="status" className="page-note">
        {told[chosen]}
      </p>
    </>
  )
}

type KeepingState = 'not kept' | 'kept' | 'refused'

const told: Record<KeepingState, string> = {
  'not kept': 'Gespeichert ist nichts. Mit «Merken» bleibt der Stand in diesem Browser.',
  kept: 'Der Stand ist in diesem Browser gespeichert, auch was Sie noch abhaken.',
  refused: 'Der Browser lässt kein Speichern zu. Sichern Sie den Plan als Datei.',
}
