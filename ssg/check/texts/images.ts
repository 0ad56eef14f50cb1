import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readXml } from '../../../src/tools/shared/read-xml.ts'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/text-nodes.ts'
import { lineAt, type Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'
import { nearestName } from './nearest-name.ts'
import { unknownColour } from '../../content/design-tokens.ts'

/** Every figure exists, has a text alternative and a caption, and takes its colours and type from the site. */
export function checkImages(content: Content[], root: string): Problem[] {
  const example = '![Was zu sehen ist](datei.svg "Was es sagt")'
  const drawings: Problem[] = []
  const problems = checkTexts(content, ({ file, tree }, tell) => {
    const folder = dirname(file)
    for (const image of nodesOf(tree, 'image')) {
      const { alt, title, url } = image
      if (!alt?.trim()) tell(image, `${url} hat keine Textalternative`, example)
      if (!title?.trim()) tell(image, `${url} hat keine Bildlegende`, example)
      const path = `${folder}/${url}`
      if (existsSync(`${root}/${path}`)) {
        drawings.push(...checkDrawing(path, readFileSync(`${root}/${path}`, 'utf8')))
        continue
      }
      const others = readdirSync(`${root}/${folder}`).filter((name) => name.endsWith('.svg'))
      tell(
        image,
        `die Datei ${path} gibt es nicht${nearestName(url, others)}`,
        'Legen Sie das SVG neben den Text.',
      )
    }
  })
  return [...problems, ...drawings]
}

const figureHint = 'docs/authoring.md sagt, was eine Figur verwenden darf.'
const rootHint = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 …">'

const ofFigures: DrawingRule[] = [
  [/<(style|script|image|foreignObject|use)\b/g, 'enthält <$1>', figureHint],
  [/<(\?xml|!DOCTYPE)/g, 'enthält <$1', figureHint],
  [/\s(style|class|on\w+)=/g, 'hat das Attribut $1', figureHint],
  [/(?:fill|stroke)="(#[0-9a-fA-F]+|rgb[^"]*|black|white|red)"/g, 'hat die eigene Farbe $1', figureHint],
  [/font-size="([0-9]|1[0-2])(\.\d+)?"/g, 'hat Text von $1 Einheiten, am Telefon zu klein', figureHint],
  [
    /<svg\s(?:[^>]*\s)?(?!xmlns=|viewBox=|style=|class=|on\w+=)([\w:-]+)=/g,
    'hat an <svg> das Attribut $1',
    rootHint,
  ],
]

export function checkDrawing(file: string, svg: string): Problem[] {
  const problems = drawingFaults(file, svg, ofFigures)
  // The renderer of preview images is stricter than browsers.
  const { fault } = readXml(svg.replace(/<!DOCTYPE[^>]*>/, ''))
  if (fault && svg.trim() !== '')
    problems.push({
      file,
      line: fault.line,
      message: 'ist von hier an nicht als SVG lesbar',
      hint: 'Schliessen Sie jedes Element, setzen Sie jedes Attribut einmal und in Anführungszeichen, und schreiben Sie &amp; für &.',
    })
  if (!/<svg [^>]*viewBox="0 0 \d+ \d+"/.test(svg))
    problems.push({ file, line: 1, message: 'hat keine viewBox', hint: rootHint })
  return problems
}

/** A pattern of what a drawing must not contain. In the message `$1` is what the pattern captures. */
export type DrawingRule = readonly [pattern: RegExp, message: string, hint: string]

/** What is wrong in an SVG by these rules and by the names of its colours. */
export function drawingFaults(file: string, svg: string, rules: readonly DrawingRule[]): Problem[] {
  const hint = 'Richtig ist etwa: fill="var(--accent)".'
  const all = [...rules, [unknownColour, '$1 ist keine Farbe von src/styles/tokens.css', hint] as const]
  return all.flatMap(([pattern, message, remedy]) =>
    [...svg.matchAll(pattern)].map(({ index, 1: found = '' }) => ({
      file,
      line: lineAt(svg, index),
      message: message.replace('$1', found),
      hint: remedy,
    })),
  )
}
