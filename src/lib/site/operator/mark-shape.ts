/** A part of the firm's mark: an element of SVG with the attributes that React gives it. */
export interface MarkShape {
  tagName: string
  attributes: Record<string, unknown>
  children: MarkShape[]
}
