import { isMap, isNode, isScalar, parseDocument, type Document } from 'yaml'

/** Replaces values in a YAML file and keeps everything else, including comments. */
export function editYaml(text: string, values: Record<string, unknown>): string {
  const document = parseDocument(text)
  set(document, [], values)
  return document.toString({ lineWidth: 0, singleQuote: true })
}

function set(document: Document, path: string[], value: unknown): void {
  const node = path.length === 0 ? document.contents : document.getIn(path, true)
  if (isRecord(value) && isMap(node)) {
    // Each value by itself, so that it stays on its line, beside its comment.
    for (const [name, part] of Object.entries(value)) set(document, [...path, name], part)
  } else if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) node.value = value
  else {
    const made = document.createNode(value, { flow: Array.isArray(value) })
    if (isNode(node)) made.comment = node.comment ?? null
    document.setIn(path, made)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
