import { sourceId } from '~/lib/site/source'

/** The mark of a footnote, a link to the list of sources. `Terms` shows it in a tooltip. */
export function SourceMark({ number }: { number: `${number}` }) {
  return (
    <sup>
      <a href={`#${sourceId(number)}`} aria-label={`Quelle ${number}`} aria-describedby={sourceId(number)}>
        {number}
      </a>
    </sup>
  )
}
