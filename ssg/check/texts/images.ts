import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readXml } from '../../../src/tools/shared/read-xml.ts'
import type { Content } from '../../content/content.ts'
import { isColour, tokensFile } from '../../content/design-tokens.ts'
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

const figureHint = 'docs/authoring.md says what a figure may use.'

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

export function checkDrawing(file: string, svg: string): Problem[] {
  const forbidden = [
    [/<(style|script|image|foreignObject|use)\b/, 'holds <$1>'],
    [/<(\?xml|!DOCTYPE)/, 'holds <$1'],
    [/\s(style|class|on\w+)=/, 'has the attribute $1'],
    [/(?:fill|stroke)="(#[0-9a-fA-F]+|rgb[^"]*|black|white|red)"/, 'has the colour $1 of its own'],
    [/font-size="([0-9]|1[0-2])(\.\d+)?"/, 'has text of $1 units, too small on a phone'],
  ] as const
  const problems: Problem[] = forbidden.flatMap(([pattern, message]) => {
    const match = pattern.exec(svg)
    if (!match) return []
    const line = lineOf(svg, match.index)
    return [
      {
        file,
        line,
        message: message.replace('$1', match[1] ?? ''),
        hint: figureHint,
      },
    ]
  })
  const attribute = /<svg\s(?:[^>]*\s)?(?!xmlns=|viewBox=|style=|class=|on\w+=)([\w:-]+)=/.exec(svg)?.[1]
  if (attribute)
    problems.push({
      file,
      line: 1,
      message: `has the attribute ${attribute} on <svg>`,
      hint: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 …">',
    })
  for (const { index, 1: name = '' } of svg.matchAll(/var\((--[\w-]+)\)/g)) {
    if (isColour(name)) continue
    const line = lineOf(svg, index)
    problems.push({
      file,
      line,
      message: `has the colour ${name}, which ${tokensFile} does not have`,
      hint: figureHint,
    })
  }
  // Whoever draws it for the preview image stops at what a browser forgives.
  const { fault } = readXml(svg.replace(/<!DOCTYPE[^>]*>/, ''))
  if (fault && svg.trim() !== '') {
    problems.push({
      file,
      line: fault.line,
      message: 'cannot be read as SVG from here on',
      hint: 'Close every element, put every attribute into quotes and there once, and write &amp; for &.',
    })
  }
  if (/<svg [^>]*viewBox="0 0 \d+ \d+"/.test(svg)) return problems
  return [...problems, { file, line: 1, message: 'has no viewBox', hint: 'viewBox="0 0 360 …"' }]
}
