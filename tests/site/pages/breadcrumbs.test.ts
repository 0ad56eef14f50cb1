import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { breaking, origin, pages, type Page } from '../../support/site/built-site.ts'
import { attribute, elements } from '../../support/site/elements.ts'
import { graphOf } from '../../support/site/structured-data.ts'

const listSchema = z.looseObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: z.string(), item: z.string() }),
  ),
})

const nested = pages.filter(({ path }) => path.split('/').length > 2)

test('every page below the first level shows the way to it, from the home page to itself', () => {
  expect(nested.length).toBeGreaterThan(0)
  const lost = breaking(nested, (page) => {
    const trail = shownTrail(page)
    return trail.length >= 2 && trail[0]?.address === '/' && trail.at(-1)?.address === undefined
  })
  expect(lost).toEqual([])
})

test('the structured data say the same way, ending with the page', () => {
  for (const page of nested) {
    const shown = shownTrail(page).map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + (address ?? page.path),
    }))
    const list = listSchema.parse(graphOf(page).find((node) => node['@type'] === 'BreadcrumbList'))
    expect(list.itemListElement).toEqual(shown)
  }
})

/** The crumbs in their order; the page itself is one without an address. */
function shownTrail(page: Page): { name: string; address: string | undefined }[] {
  const nav = elements(page, 'nav', ({ ariaLabel }) => ariaLabel === 'Brotkrumen')
  return nav
    .flatMap((trail) => elements(trail, 'li'))
    .map((crumb) => {
      const [link] = elements(crumb, 'a')
      return { name: toString(crumb), address: link && attribute(link, 'href') }
    })
}
