import { type Source, sourceId } from '~/lib/site/source'
import styles from './sources.module.css'

/** The numbered list of the sources of a text, to which its footnotes link. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <div className={styles.sources}>
      <ol>
        {sources.map(({ title, lang, publisher, url, checked }, index) => {
          const id = sourceId(index + 1)
          return (
            <li key={id} id={id}>
              <a href={url} lang={lang}>
                {title}
              </a>
              {`, ${publisher}. Geprüft am ${checked}.`}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

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
