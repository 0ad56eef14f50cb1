import { topicSections } from '~/lib/site/sections'
import { topicParams, type Topic } from '~/lib/site/topic-params'
import { useAddress } from '../search/use-search-address'

/** Below the newest articles on a topic: has all of them listed. A form, as the filter above, because a link would be another address of the page. */
export function ChooseTopic({ topic, count }: { topic: Topic; count: number }) {
  const write = useAddress()
  return (
    <form
      action={`/knowledge-base#${topicSections[topic]}`}
      onSubmit={(event) => {
        event.preventDefault()
        // The button goes, and the section stays.
        event.currentTarget.closest('section')?.focus({ preventScroll: true })
        write({ thema: topicParams[topic] }, topicSections[topic])
      }}
    >
      <button type="submit" name="thema" value={topicParams[topic]} className="quiet-button">
        Alle {count} Artikel
      </button>
    </form>
  )
}
