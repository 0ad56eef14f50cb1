import { useHydrated, useRouter } from '@tanstack/react-router'
import { use, useSyncExternalStore } from 'react'
import { causeRows, loadSentence, noVisit, visitRows } from './visit'
import { lcpFields } from './vitals-report'
import { Buttons } from '../shared/buttons'
import { ResultTable } from '../shared/result-table'
import { ToolInput } from '../shared/tool-input'
import { SlowButtons } from './slow-buttons'
import { currentVisit, onVisitChange } from './visit-store'

/** What the browser has measured of this visit, as it comes. It has its room from the start, so that nothing moves. */
export function VisitPanel() {
  const visit = useSyncExternalStore(onVisitChange, currentVisit, () => noVisit)
  const isLive = useHydrated()
  const { put } = use(ToolInput)
  const { latestLocation } = useRouter()
  const fields = lcpFields(visit)
  return (
    <>
      <ResultTable label="Werte dieses Besuchs" head={visitHead} rows={visitRows(visit)} />
      <p>
        {isLive ? loadSentence(visit, latestLocation.pathname) : 'Mit JavaScript stehen hier Ihre Werte.'}
      </p>
      <p>Ein einzelner Besuch ist nicht das 75. Perzentil.</p>
      <details className="needs-script">
        <summary>Woran es liegt</summary>
        {isLive && (
          <>
            <ResultTable label="Woran es liegt" head={causeHead} rows={causeRows(visit)} />
            {fields && (
              <Buttons>
                <button type="button" className="quiet-button" onClick={() => put(fields)}>
                  LCP-Teile unten eintragen
                </button>
              </Buttons>
            )}
          </>
        )}
      </details>
      <SlowButtons />
    </>
  )
}

const visitHead = ['Wert (gut)', 'Gemessen', 'Bewertung']
const causeHead = ['Wert', 'Teil', 'Gemessen']
