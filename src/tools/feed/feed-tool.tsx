import { use } from 'react'
import { about, example, exampleNow } from './facts'
import { feedCsv, feedReport } from './feed-report'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { RadioField } from '../shared/radio-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'
import { IndexNow } from './indexnow'

/** Whether MSN would take a feed, and what IndexNow needs. */
export function FeedTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <RadioField name="aufgabe" label="Was möchten Sie?" choices={tasks} />
      <Task />
    </ToolFrame>
  )
}

const blank = { aufgabe: example.aufgabe }
const shared = ['aufgabe', 'antwort']
const tasks = [
  { value: 'feed', label: 'Feed prüfen' },
  { value: 'indexnow', label: 'IndexNow vorbereiten' },
]

function Task() {
  return use(ToolInput).values['aufgabe'] === 'indexnow' ? <IndexNow /> : <Feed />
}

function Feed() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(check, values)
  const { findings, summary, head, table, items } = result
  return (
    <>
      <LongField name="feed" label="Feed oder Eintrag" rows={9} isCode files=".xml,.rss,.atom,.txt" />
      <ResultStatus text={summary} progress={progress} />
      <FindingList findings={findings} />
      <ResultTable
        label="Felder des Feeds"
        head={head}
        rows={table.map((cells, index) => ({ key: String(index), cells }))}
      />
      {items.length > 0 && (
        <TakeAlong
          what="Prüfung (CSV)"
          text={() => feedCsv(items)}
          file={{ name: 'feed-pruefung.csv', type: 'text/csv' }}
        />
      )}
      <TakeAlong what="Vorlage" text={example.feed} file={{ name: 'feed.xml', type: 'application/xml' }} />
    </>
  )
}

/** A feed of the visitor's own is as old as it is today. */
const check = ({ feed = '' }: Values) => feedReport(feed, feed === example.feed ? exampleNow : Date.now())
