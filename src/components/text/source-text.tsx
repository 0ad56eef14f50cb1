import type { Source } from '~/lib/site/source'

/** What a source is, and when it was last read. */
export function SourceText({ source: { title, publisher, url, checked } }: { source: Source }) {
  return (
    <>
      <a href={url}>{title}</a>
      {`, ${publisher}. Geprüft am ${checked}.`}
    </>
  )
}
