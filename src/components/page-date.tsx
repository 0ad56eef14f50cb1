import type { Page } from '~/lib/page-schema'
import { swissDate } from '~/lib/swiss-date'

/** «Veröffentlicht am …», or «Aktualisiert am …» after a change of substance. */
export function PageDate({ page: { published, updated } }: { page: Page }) {
  const day = updated ?? published
  return (
    <p className="page-date">
      {updated ? 'Aktualisiert' : 'Veröffentlicht'} am <time dateTime={day}>{swissDate(day)}</time>
    </p>
  )
}
