import { readFileSync } from 'node:fs'
import type { Content } from '../content/content.ts'
import { colour, isColour } from '../content/design-tokens.ts'
import type { OutputFile } from '../output-file.ts'
import { figurePath } from '../../src/lib/site/preview-image.ts'
import { firstFigure } from './preview-motif.ts'

/**
 * The first figure of each text as a picture of its own, for lists of texts: an image knows no tokens of the page, so it brings those it uses. It is
 * shown at half its size or less, so that of its words only the large figures stay.
 */
export function figures(content: Content[], root: string): OutputFile[] {
  return content.flatMap((text) => {
    const file = firstFigure(text)
    if (!file) return []
    const svg = readFileSync(`${root}/${file}`, 'utf8')
    return [{ path: figurePath(text.path).slice(1), content: svg.replace('>', `>${tokens(svg)}`) }]
  })
}

function tokens(svg: string): string {
  const used = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  const values = [...used]
    .filter(isColour)
    .map((name) => `${name}:light-dark(${colour(name)},${colour(name, 'dark')});`)
  return `<style>svg{color-scheme:light dark;font-family:Helvetica Neue,Roboto,Segoe UI,Arial,sans-serif;${values.join('')}}${smallWords}</style>`
}

const large = ':is([font-size^="3"],[font-size^="4"],[font-size^="6"])'
const smallWords = `text{display:none}${large},${large}>text{display:inline}`
