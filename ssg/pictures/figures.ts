import { existsSync, readFileSync } from 'node:fs'
import type { Content } from '../content/content.ts'
import { colour, isColour } from '../content/design-tokens.ts'
import type { OutputFile } from '../output-file.ts'
import { figurePath } from '../../src/lib/site/preview-image.ts'
import { firstFigure } from './preview-motif.ts'

/** An image of each text for lists: its icon, else its first figure. An image has no access to the tokens of the page, so it contains those it uses. */
export function figures(content: Content[], root: string): OutputFile[] {
  return content.flatMap((text) => {
    const sign = text.file.replace(/\.mdx$/, '-sign.svg')
    const file = existsSync(`${root}/${sign}`) ? sign : firstFigure(text)
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
  return `<style>svg{color-scheme:light dark;font-family:Helvetica Neue,Roboto,Segoe UI,Arial,sans-serif;${values.join('')}}</style>`
}
