import { checkedGraph } from './graph-report'
import { FindingList } from '../shared/finding-list'
import { ResultTable } from '../shared/result-table'
import { useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { GraphDrawing } from './graph-drawing'

/** From a page back to what it says of the firm. */
export function Checked() {
  const { verdict, findings, nodes, edges, profiles } = useReport(checkedGraph)
  return (
    <>
      <ToolVerdict verdict={verdict} />
      <FindingList findings={findings} />
      <GraphDrawing edges={edges} />
      <ResultTable
        label="Einträge"
        head={['Eintrag', 'Kennung', 'Typ', 'Stelle']}
        rows={nodes.map(({ called, id, types, places }) => [called, id, types, places])}
      />
      <ResultTable
        label="Verweise"
        head={['Von', 'Eigenschaft', 'Zu']}
        rows={edges.map(({ from, property, to }) => [from, property, to])}
      />
      <ResultTable
        label="Profile (sameAs)"
        head={['Eintrag', 'sameAs']}
        rows={profiles.map(({ name, address }) => [name, address])}
      />
    </>
  )
}
