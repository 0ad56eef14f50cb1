import { sourceId, type Source } from '~/lib/site/source'
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
