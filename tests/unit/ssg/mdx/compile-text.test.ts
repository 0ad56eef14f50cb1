import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { compileText } from '../../../../ssg/mdx/compile-text.ts'
import { articleFile, contentFolder } from '../../../support/sources/content-files.ts'

const figure = '![Drei Stufen](stufen.svg "Drei")'
const page = (body: string) => articleFile({}, { path: '/knowledge-base/one', body })
const root = contentFolder([page(figure)])
afterAll(() => rmSync(root, { recursive: true }))

const draw = (svg: string) => writeFileSync(`${root}/src/content/knowledge-base/stufen.svg`, svg)
const compiled = (body: string) => compileText(page(body), `${root}/src/content/knowledge-base/one.mdx`, {})

test('a figure that was redrawn is compiled anew, even if its text has not changed', async () => {
  draw('<svg viewBox="0 0 1 1"><text>Alt</text></svg>')
  expect(await compiled(figure)).toContain('Alt')
  draw('<svg viewBox="0 0 1 1"><text>Neu</text></svg>')
  expect(await compiled(figure)).toContain('Neu')
})
