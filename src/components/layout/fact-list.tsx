import { filtersSpam, site } from 'virtual:operator'

interface Fact {
  label: string
  text: string
}

/** A definition list. On wide screens the labels are a column of their own. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the visitor should know before sending an enquiry. */
export const Promises = () => <FactList facts={promises} />

const promises: Fact[] = [
  { label: 'Wer liest', text: filtersSpam ? 'Ein Mensch. Ein Spamfilter sortiert vor.' : 'Ein Mensch.' },
  {
    label: 'Antwort',
    text: `Wir schreiben Ihnen ${site.responseTime}, ob wir helfen können und womit wir anfangen würden.`,
  },
  {
    label: 'Kosten',
    text: 'Antwort, erstes Gespräch und Offerte kosten nichts. Sie sind zu nichts verpflichtet.',
  },
]
