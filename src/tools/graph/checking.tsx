import { use } from 'react'
import { checkedGraph } from './graph-report'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { ToolInput } from '../shared/tool-input'
import { useWork } from '../shared/use-work'
import { GraphDrawing } from './graph-drawing'

/** From a page back to what it says of the firm. */
export function Checking() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(checkedGraph, values)
  const { findings, summary, nodes, edges, profiles } = result
  return (
    <>
      <LongField
        name="quelle"
        label="JSON-LD oder Quelltext"
        rows={8}
        isCode
        files=".json,.jsonld,.html,.htm,.txt"
      />
      <ResultStatus text={summary} progress={progress} />
      <FindingList findings={findings} />
      <GraphDrawing edges={edges} />
      <ResultTable
        label="Einträge"
        head={['Eintrag', 'Kennung', 'Typ', 'Stelle']}
        rows={nodes.map(({ called, id, types, places }, index) => ({
          key: String(index),
          cells: [called, id, types, places],
        }))}
      />
      <ResultTable
        label="Verweise"
        head={['Von', 'Eigenschaft', 'Zu']}
        rows={edges.map(({ from, property, to }, index) => ({
          key: String(index),
          cells: [from, property, to],
        }))}
      />
      <ResultTable
        label="Profile (sameAs)"
        head={['Eintrag', 'sameAs']}
        rows={profiles.map(({ name, address }, index) => ({ key: String(index), cells: [name, address] }))}
      />
    </>
  )
}
