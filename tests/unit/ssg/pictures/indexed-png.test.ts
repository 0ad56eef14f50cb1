import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { indexedPng } from '../../../../ssg/pictures/indexed-png.ts'

const frame = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><path fill="#fff" d="M0 0h60v40H0z"/>${inside}</svg>`

function draw(svg: string) {
  return new Resvg(svg).render()
}

test('every pixel has the colour that it was drawn in', () => {
  const drawn = draw(
    frame('<circle cx="30" cy="20" r="15" fill="#c8102e"/><path d="M3 5l40 9z" stroke="#16181d"/>'),
  )
  const made = indexedPng(drawn)
  const image = `data:image/png;base64,${made?.toString('base64')}`
  const again = draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><image href="${image}" width="60" height="40"/></svg>`,
  )
  expect(again.pixels.equals(drawn.pixels)).toBe(true)
})

test('a picture with more colours than a palette holds, or with holes, is left to others', () => {
  const colours = Array.from({ length: 300 }, (_, n) => {
    const colour = `#${n.toString(16).padStart(6, '0')}`
    return `<path fill="${colour}" d="M${n % 60} ${Math.floor(n / 60)}h1v1h-1z"/>`
  })
  expect(indexedPng(draw(frame(colours.slice(0, 200).join(''))))).toBeDefined()
  expect(indexedPng(draw(frame(colours.join(''))))).toBeUndefined()
  expect(indexedPng(draw('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBeUndefined()
})
