import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readXml } from '../../../src/tools/shared/read-xml.ts'
import type { Content } from '../../content/content.ts'
import { isColour, tokensFile } from '../../content/design-tokens.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'
import { nearestName } from './nearest-name.ts'

/** Every figure exists, has a text alternative and a caption, and takes its colours and type from the site. */
export function checkImages(content: Content[], root: string): Problem[] {
  return content.flatMap(({ file, tree }) => {
    const problems: Problem[] = []
    for (const { alt, title, url, position } of nodesOf(tree, 'image')) {
      const place = { file, line: position?.start.line }
      if (!alt?.trim()) {
        problems.push({
          ...place,
          message: `${url} hat keine Textalternative`,
          hint: '![Was zu sehen ist](datei.svg "Was es sagt")',
        })
      }
      if (!title?.trim()) {
        problems.push({
          ...place,
          message: `${url} hat keine Bildlegende`,
          hint: '![Was zu sehen ist](datei.svg "Was es sagt")',
        })
      }
      const path = `${dirname(file)}/${url}`
      if (!existsSync(`${root}/${path}`)) {
        problems.push({
          ...place,
          message: `die Datei ${path} gibt es nicht${nearestName(url, drawingsBeside(`${root}/${path}`))}`,
          hint: 'Legen Sie das SVG neben den Text.',
        })
        continue
      }
      problems.push(...checkDrawing(path, readFileSync(`${root}/${path}`, 'utf8')))
    }
    return problems
  })
}

function drawingsBeside(path: string): string[] {
  return readdirSync(dirname(path)).filter((name) => name.endsWith('.svg'))
}

const figureHint = 'docs/authoring.md sagt, was eine Figur verwenden darf.'

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

export function checkDrawing(file: string, svg: string): Problem[] {
  const forbidden = [
    [/<(style|script|image|foreignObject|use)\b/, 'enthält <$1>'],
    [/<(\?xml|!DOCTYPE)/, 'enthält <$1'],
    [/\s(style|class|on\w+)=/, 'hat das Attribut $1'],
    [/(?:fill|stroke)="(#[0-9a-fA-F]+|rgb[^"]*|black|white|red)"/, 'hat die eigene Farbe $1'],
    [/font-size="([0-9]|1[0-2])(\.\d+)?"/, 'hat Text von $1 Einheiten, am Telefon zu klein'],
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
      message: `hat an <svg> das Attribut ${attribute}`,
      hint: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 …">',
    })
  for (const { index, 1: name = '' } of svg.matchAll(/var\((--[\w-]+)\)/g)) {
    if (isColour(name)) continue
    const line = lineOf(svg, index)
    problems.push({
      file,
      line,
      message: `hat die Farbe ${name}, die es in ${tokensFile} nicht gibt`,
      hint: figureHint,
    })
  }
  // The renderer of preview images is stricter than browsers.
  const { fault } = readXml(svg.replace(/<!DOCTYPE[^>]*>/, ''))
  if (fault && svg.trim() !== '') {
    problems.push({
      file,
      line: fault.line,
      message: 'ist von hier an nicht als SVG lesbar',
      hint: 'Schliessen Sie jedes Element, setzen Sie jedes Attribut einmal und in Anführungszeichen, und schreiben Sie &amp; für &.',
    })
  }
  if (/<svg [^>]*viewBox="0 0 \d+ \d+"/.test(svg)) return problems
  return [...problems, { file, line: 1, message: 'hat keine viewBox', hint: 'viewBox="0 0 360 …"' }]
}
