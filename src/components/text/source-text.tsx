import type { Source } from '~/lib/site/source'

interface SourceTextProps {
  source: Source
  /** In a preview the link is no tab stop, because the list of sources has the same link. */
  isPreview?: boolean
}

/** Title, publisher, link and day of the last check of a source. */
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
