export interface OutputFile {
  /** Path below `dist`, such as `knowledge-base/entity-seo.html`. */
  path: string
  content: string | Uint8Array
}
