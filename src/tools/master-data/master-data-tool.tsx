import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { CopyAndSaveTable } from '../shared/copy-and-save'
import { ToolFrame } from '../shared/tool-frame'
import { useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { masterDataReport, placeRows } from './master-data-report'
import { about, example } from './facts'
import { fields, labels } from './field-form'
import type { Priority } from './compare-record'

/** Compares register, website, profiles and directories with the master data of a firm. */
export default function MasterDataTool() {
  return (
    <ToolFrame facts={about} example={example} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      <LongField name="stammdaten" label="Ihre Stammdaten: so stimmt es" rows={4} />
      <LongField name="fundstellen" label="Fundstellen: so steht es anderswo" rows={13} files=".csv,.txt" />
    </>
  )
}

const looks: Partial<Record<Priority, string>> = { hoch: 'wrong', mittel: 'warning' }

function Result() {
  const { verdict, findings, record, places, text } = useReport(masterDataReport)
  const read = fields
    .filter((field) => record[field] !== '')
    .map((field) => `${labels[field]} «${record[field]}»`)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={text} />
      <ResultTable
        label="Fundstellen nach Dringlichkeit"
        head={['Stelle', 'Dringlich', 'Abweichungen']}
        rows={places.map(({ source, priority, deviations }) => [
          source,
          priority === 'keine' ? (
            '–'
          ) : (
            <b key="priority" data-state={looks[priority]}>
              {priority}
            </b>
          ),
          deviations || 'keine gefunden',
        ])}
        buttons={
          <CopyAndSaveTable what="Korrekturliste" rows={() => placeRows(places)} name="fundstellen.csv" />
        }
      />
      {read.length > 0 && <p className="page-note">{`Ihre Stammdaten, wie gelesen: ${read.join(', ')}.`}</p>}
    </>
  )
}
