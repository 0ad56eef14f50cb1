/** An entry of the register of sources (`src/content/sources.yaml`) as a text that cites it shows it. */
export interface Source {
  title: string
  /** Of the title, where that is not German. */
  lang?: 'en' | 'fr' | 'it' | undefined
  publisher: string
  url: `https://${string}`
  /** The day on which somebody last opened the source and read the fact in it, in words. */
  checked: string
}

/** The id of an entry in the list of sources of a text, where its footnotes lead. */
export const sourceId = (number: number): SourceId => `quelle-${number}`

export type SourceId = `quelle-${number}`

/** What finds the marks of footnotes in a text. */
export const markSelector = 'sup > a[href^="#quelle-"]'
