/** An entry of `src/content/sources.yaml` in the list of sources below a text. */
export interface Source {
  title: string
  /** The language of the title, if that is not German. */
  lang?: 'en' | 'fr' | 'it' | undefined
  publisher: string
  url: `https://${string}`
  /** The day on which somebody last opened the source and read the fact in it, in words. */
  checked: string
}

/** The id of an entry in the list of sources, to which the footnote marks link. */
export const sourceId = (number: number | `${number}`): SourceId => `quelle-${number}`

export type SourceId = `quelle-${number}`

/** Selects the footnote marks of a text. */
export const markSelector = 'sup > a[href^="#quelle-"]'
