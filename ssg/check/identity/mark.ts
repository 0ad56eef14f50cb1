import { Resvg } from '@resvg/resvg-js'
import { inLightColours, isColour } from '../../content/design-tokens.ts'
import { markFile } from '../../content/mark.ts'
import type { Problem } from '../../problem.ts'

const shapes =
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath'

/** Checks that the logo can be inlined in a page, uses the tokens for colours, and works as an app icon. */
export function checkMark(svg: string): Problem[] {
  const problems = [...unfitParts(svg), ...unknownColours(svg)]
  return problems.length > 0 ? problems : unfitIcon(svg)
}

function unfitParts(svg: string): Problem[] {
  const known = new Set(shapes.split(' '))
  const elements = [...svg.matchAll(/<([a-zA-Z][\w:-]*)/g)]
    .filter(([, name = '']) => !known.has(name))
    .map(({ index, 1: name }) => ({
      ...placeOf(svg, index),
      message: `enthält <${name}>`,
      hint: `Ein Zeichen ist gezeichnet: ${shapes.split(' ').slice(1).join(', ')}. Lassen Sie Buchstaben in Pfade umwandeln.`,
    }))
  const attributes = [...svg.matchAll(/\s(style|class|href|xlink:href|on\w+)=/g)].map(
    ({ index, 1: name }) => ({
      ...placeOf(svg, index),
      message: `hat das Attribut ${name}`,
      hint: 'Schreiben Sie, was es sagt, als Attribute: fill="var(--accent)".',
    }),
  )
  if (/<svg [^>]*viewBox="0 0 (\d+) \1"/.test(svg)) return [...elements, ...attributes]
  const shape = {
    ...placeOf(svg, 0),
    message: 'ist nicht quadratisch',
    hint: 'Richtig ist etwa: viewBox="0 0 32 32".',
  }
  return [...elements, ...attributes, shape]
}

function unknownColours(svg: string): Problem[] {
  return [...svg.matchAll(/var\((--[\w-]*)\)/g)]
    .filter(([, name = '']) => !isColour(name))
    .map(({ index, 1: name }) => ({
      ...placeOf(svg, index),
      message: `${name} ist keine Farbe von src/styles/tokens.css`,
      hint: 'Richtig ist etwa: fill="var(--accent)".',
    }))
}

/** As a system cuts a circle out of it: https://www.w3.org/TR/appmanifest/#icon-masks has a radius of 40 % of the width. */
function unfitIcon(svg: string): Problem[] {
  const { width, pixels } = new Resvg(inLightColours(svg), { fitTo: { mode: 'width', value: 100 } }).render()
  const pixel = (at: number) => pixels.subarray(at * 4, at * 4 + 4).toString('hex')
  const background = pixel(0)
  if (!background.endsWith('ff'))
    return [
      {
        file: markFile,
        line: 1,
        message: 'hat keinen Grund',
        hint: 'Richtig ist etwa, als erste Form: <path fill="var(--accent)" d="M0 0h32v32H0z"/>.',
      },
    ]
  const drawn = [...Array(width * width).keys()].filter((at) => pixel(at) !== background)
  const isCut = drawn.some((at) => {
    const [x, y] = [at % width, Math.floor(at / width)].map((place) => place + 0.5 - width / 2)
    return Math.hypot(x ?? 0, y ?? 0) > width * 0.4
  })
  return isCut
    ? [
        {
          file: markFile,
          line: 1,
          message: 'reicht über den Kreis hinaus, den Systeme aus einem Icon schneiden',
          hint: 'Zeichnen Sie innerhalb eines Kreises, der vier Fünftel so breit ist wie das Zeichen.',
        },
      ]
    : []
}

function placeOf(svg: string, index: number) {
  return { file: markFile, line: svg.slice(0, index).split('\n').length }
}
