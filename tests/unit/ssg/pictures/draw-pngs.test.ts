import { expect, test } from 'vitest'
import { drawPngs } from '../../../../ssg/pictures/draw-pngs.ts'

const large = (number: number) => ({
  path: `${number}.png`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><path fill="#fff" d="M0 0h1200v1200H0z"/><path d="M0 0h${number + 1}v9H0z"/></svg>`,
})

test('as many pictures as an operator may have take no more memory than a few: what is drawn is let go', async () => {
  const before = process.memoryUsage.rss()
  const pictures = await drawPngs(Array.from({ length: 100 }, (_, number) => large(number)))
  const grown = (process.memoryUsage.rss() - before) / 1e6
  expect(new Set(pictures.map(({ content }) => Buffer.from(content).toString('latin1'))).size).toBe(100)
  // Of each the renderer and its reader hold 5.8 MB.
  expect(grown).toBeLessThan(600)
})

test('a drawing that is none stops the build', async () => {
  await expect(drawPngs([{ path: 'a.png', svg: '<svg' }])).rejects.toThrow(/SVG/)
})
