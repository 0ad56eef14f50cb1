/** Where a tool stands in its page: `#werkzeug-robots`. */
export function toolAnchor(id: string): string {
  return `werkzeug-${id}`
}
