import { isNode, parseDocument } from 'yaml'

/** Replaces values in a YAML file and keeps everything else, including comments. */
export function editYaml(text: string, values: object): string {
  const document = parseDocument(text)
  // Each value by itself, so that it stays on its line, beside its comment.
  for (const [path, value] of leavesOf(values)) {
    const node = document.getIn(path, true)
    const made = Array.isArray(value) ? document.createNode(value, { flow: true }) : value
    if (isNode(made) && isNode(node)) made.comment = node.comment ?? null
    document.setIn(path, made)
  }
  return document.toString({ lineWidth: 0, singleQuote: true })
}

function leavesOf(value: unknown, path: string[] = []): [path: string[], value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}
