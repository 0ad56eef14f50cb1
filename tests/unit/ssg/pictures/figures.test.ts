import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colour } from '../../../../ssg/content/design-tokens.ts'
import { figures } from '../../../../ssg/pictures/figures.ts'
import { contentFolder, textFile } from '../../../support/sources/content-files.ts'

const coloured = (name: string, as: string) => `${name}:light-dark(${colour(as)},${colour(as, 'dark')});`

test.each([
  [
    'a figure swaps the colours of ground and areas in lists, where it stands on that of areas',
    'balken.svg',
    true,
  ],
  ['a sign, which is drawn for lists, has its own colours there', 'entity-seo-sign.svg', false],
])('%s', (_, file, isSwapped) => {
  const text = textFile('![Balken](balken.svg "Drei Monate")')
  const root = contentFolder([text])
  writeFileSync(
    `${root}src/content/knowledge-base/${file}`,
    '<svg viewBox="0 0 9 9"><path fill="var(--surface-sunken)" stroke="var(--surface)" d="M0 0h9"/></svg>',
  )
  const shown = String(figures([text], root)[0]?.content)
  rmSync(root, { recursive: true })
  const [ground, area] = isSwapped ? ['--surface-sunken', '--surface'] : ['--surface', '--surface-sunken']
  expect(shown).toContain(coloured('--surface', ground))
  expect(shown).toContain(coloured('--surface-sunken', area))
})
