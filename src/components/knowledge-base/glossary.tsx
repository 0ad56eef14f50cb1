import { glossary } from 'virtual:content/glossary'
import { headingId } from '~/lib/site/heading-id'
import { Fold } from '../layout/fold'

/** The glossary: terms and definitions, folded by letter. The id of a term is the hash of links to it. */
export function Glossary() {
  return (
    <div className="article-index-glossary">
      {letters.map((letter) => (
        <Fold
          key={letter}
          title={
            <span className="article-index-letter">
              <b>{letter}</b>{' '}
              <small>
                {termsOf(letter)
                  .map(([, { term }]) => term)
                  .join(', ')}
              </small>
            </span>
          }
        >
          <dl>
            {termsOf(letter).map(([id, { term, definition }]) => (
              <div key={id} id={`begriff-${id}`}>
                <dt>{term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  )
}

const entries = Object.entries(glossary).toSorted(([, one], [, other]) =>
  headingId(one.term) < headingId(other.term) ? -1 : 1,
)
const letterOf = ([, { term }]: (typeof entries)[number]) => headingId(term).charAt(0).toUpperCase()
const letters = [...new Set(entries.map(letterOf))]
const termsOf = (letter: string) => entries.filter((entry) => letterOf(entry) === letter)
