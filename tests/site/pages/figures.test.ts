import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { articles, breaking, notFound, pages, services } from '../../support/site/built-site.ts'
import { attribute, attributes, elements } from '../../support/site/elements.ts'

const everyPage = [...pages, notFound]

test('every picture has a text alternative, or is hidden as decoration', () => {
  const pictures = ['svg', 'img', 'canvas', 'video']
  const silent = breaking(everyPage, (page) =>
    pictures
      .flatMap((name) => elements(page, name))
      .filter((picture) => attribute(picture, 'ariaHidden') !== 'true')
      .every((picture) => alternative(picture) !== ''),
  )
  expect(silent).toEqual([])
})

test('every figure holds a picture, and every article and service has one', () => {
  expect(breaking(everyPage, (page) => elements(page, 'figure').every(holdsPicture))).toEqual([])
  expect(breaking([...articles, ...services], (page) => elements(page, 'figure').length > 0)).toEqual([])
})

test('no two pictures of a page have the same alternative', () => {
  const same = breaking(everyPage, (page) => {
    const labels = attributes(elements(page, 'svg'), 'ariaLabel')
    return new Set(labels).size === labels.length
  })
  expect(same).toEqual([])
})

function holdsPicture(figure: Element): boolean {
  return elements(figure).some((part) => alternative(part) !== '')
}

function alternative(picture: Element): string {
  const { tagName, properties } = picture
  if (tagName === 'img') return attribute(picture, 'alt')?.trim() ?? ''
  return properties.role === 'img' ? (attribute(picture, 'ariaLabel')?.trim() ?? '') : ''
}
