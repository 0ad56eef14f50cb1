import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Content } from '../content/content.ts'
import { colour, isColour } from '../content/design-tokens.ts'
import { nodesOf } from '../content/text-nodes.ts'
import type { OutputFile } from '../output-file.ts'
import { figurePath } from '../../src/lib/site/page-path.ts'

/** An image of each text for lists: its icon, else its first figure. An image has no access to the tokens of the page, so it contains those it uses. */
export function figures(content: Content[], root: string): OutputFile[] {
  return content.flatMap((text) => {
    const sign = text.file.replace(/\.mdx$/, '-sign.svg')
    const isSign = existsSync(`${root}/${sign}`)
    const file = isSign ? sign : firstFigure(text)
    if (!file) return []
    const svg = readFileSync(`${root}/${file}`, 'utf8')
    const style = tokens(svg, isSign ? {} : onSunken)
    return [{ path: figurePath(text.path).slice(1), content: svg.replace('>', `>${style}`) }]
  })
}

/** A figure is drawn for the page and stands here on `--surface-sunken`, where its areas would vanish; a sign is drawn for here. */
const onSunken = { '--surface': '--surface-sunken', '--surface-sunken': '--surface' }

function tokens(svg: string, replaced: Partial<Record<string, string>>): string {
  const used = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  const values = [...used].filter(isColour).map((name) => {
    const shown = replaced[name] ?? name
    return `${name}:light-dark(${colour(shown)},${colour(shown, 'dark')});`
  })
  return `<style>svg{color-scheme:light dark;font-family:Helvetica Neue,Roboto,Segoe UI,Arial,sans-serif;${values.join('')}}</style>`
}

/** The main figure of a text: the one with the same name, else the first. */
export function firstFigure({ file, tree }: Content): string | undefined {
  const files = nodesOf(tree, 'image').map(({ url }) => `${dirname(file)}/${url}`)
  return files.find((figure) => figure === file.replace(/mdx$/, 'svg')) ?? files[0]
}
