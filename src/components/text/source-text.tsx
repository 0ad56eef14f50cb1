import type { Source } from '~/lib/site/source'

interface SourceTextProps {
  source: Source
  /** In a preview the link is no stop of the tab key: the mark leads to the list, which has it as well. */
  isPreview?: boolean
}

/** What a source is, and when it was last read. */
export function SourceText({ source, isPreview }: SourceTextProps) {
  const { title, lang, publisher, url, checked } = source
  return (
    <>
      <a href={url} lang={lang} tabIndex={isPreview ? -1 : undefined}>
        {title}
      </a>
      {`, ${publisher}. Geprüft am ${checked}.`}
    </>
  )
}
