import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'

/** Every figure exists, has a text alternative and a caption, and takes its colours and type from the site. */
export function checkImages(content: Content[], root: string): Problem[] {
  return content.flatMap(({ file, tree }) => {
    const problems: Problem[] = []
    for (const { alt, title, url, position } of nodesOf(tree, 'image')) {
      const place = { file, line: position?.start.line }
      if (!alt?.trim()) {
        problems.push({
          ...place,
          message: `${url} has no text alternative`,
          hint: '![What it shows](file.svg "Message")',
        })
      }
      if (!title?.trim()) {
        problems.push({
          ...place,
          message: `${url} has no caption`,
          hint: '![What it shows](file.svg "Message")',
        })
      }
      const path = `${dirname(file)}/${url}`
      if (!existsSync(`${root}/${path}`)) {
        problems.push({ ...place, message: `no file ${path}`, hint: 'Put the SVG beside the text.' })
        continue
      }
      problems.push(...checkDrawing(path, readFileSync(`${root}/${path}`, 'utf8')))
    }
    return problems
  })
}

export function checkDrawing(file: string, svg: string): Problem[] {
  const forbidden = [
    [/<(style|script|image|foreignObject|use)\b/, 'holds <$1>'],
    [/\s(style|class|on\w+)=/, 'has the attribute $1'],
    [/(?:fill|stroke)="(#[0-9a-fA-F]+|rgb[^"]*|black|white|red)"/, 'has the colour $1 of its own'],
    [/font-size="([0-9]|1[0-2])(\.\d+)?"/, 'has text of $1 units, too small on a phone'],
  ] as const
  const problems = forbidden.flatMap(([pattern, message]) => {
    const match = pattern.exec(svg)
    if (!match) return []
    const line = svg.slice(0, match.index).split('\n').length
    return [
      {
        file,
        line,
        message: message.replace('$1', match[1] ?? ''),
        hint: 'docs/authoring.md says what a figure may use.',
      },
    ]
  })
  if (/<svg [^>]*viewBox="0 0 \d+ \d+"/.test(svg)) return problems
  return [...problems, { file, line: 1, message: 'has no viewBox', hint: 'viewBox="0 0 360 …"' }]
}
