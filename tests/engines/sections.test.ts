import { arrive, expect, expectAnswer, test } from '../support/engines/journey.ts'
import type { Visitor } from '../support/engines/visitor.ts'

const article = '/knowledge-base/entity-seo'
/** Where a section comes to rest, below the header. */
const restingPlace = 80

test('an address with a hash, and a link with one, lead to their section below the header', async ({
  visitor,
}) => {
  await visitor.open(article)
  const [middle = '', next = ''] = await middleSections(visitor)
  await visitor.open('/agb')
  await arrive(visitor, `${article}#${middle}`)
  await expectAnswer(visitor, topOf, restingPlace, middle)
  await visitor.click(`main details nav a[href="#${next}"]`)
  await expectAnswer(visitor, topOf, restingPlace, next)
})

test('a link with a text fragment, as search engines make them, lands on that text, and stays there', async ({
  visitor,
}) => {
  await visitor.open(article)
  const wanted = await visitor.ask(() => {
    const paragraphs = [...document.querySelectorAll('.prose > p')]
    return paragraphs[Math.floor(paragraphs.length / 2)]?.textContent.split(/\s+/).slice(0, 6).join(' ')
  })
  await visitor.open('/agb')
  await visitor.open(`${article}#:~:text=${encodeURIComponent(wanted ?? '')}`)
  await expectAnswer(visitor, isInWindow, true, wanted)
  await visitor.press('Shift')
  await expectAnswer(visitor, () => 'app' in document.documentElement.dataset, true)
  expect(await visitor.ask(isInWindow, wanted)).toBe(true)
})

test('the button to the top comes beyond 300 px, and leads there', async ({ visitor }) => {
  await arrive(visitor, article)
  for (const [top, shown] of [
    ['300', false],
    ['301', true],
    ['2000', true],
  ] as const) {
    await visitor.ask((place) => scrollTo({ top: Number(place), behavior: 'instant' }), top)
    await expectAnswer(visitor, isShown, shown)
  }
  await visitor.click('#nach-oben')
  await expectAnswer(visitor, () => scrollY, 0)
  await expectAnswer(visitor, isShown, false)
})

test('the contents mark the section that is being read', async ({ visitor }) => {
  await arrive(visitor, article)
  const [middle = ''] = await middleSections(visitor)
  await visitor.ask((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), middle)
  await expectAnswer(
    visitor,
    () => document.querySelector('main details nav [aria-current]')?.getAttribute('href'),
    `#${middle}`,
  )
})

/** Two sections with enough text below them to come to the top of the window. */
function middleSections(visitor: Visitor): Promise<string[]> {
  return visitor.ask(() => {
    const ids = [...document.querySelectorAll('main h2[id]')].map(({ id }) => id)
    return ids.slice(Math.floor(ids.length / 2), Math.floor(ids.length / 2) + 2)
  })
}

/** To be evaluated in a page, as the next ones. */
function isShown(): boolean | undefined {
  return document.querySelector('#nach-oben')?.checkVisibility({ visibilityProperty: true })
}

function topOf(id: string): number {
  return Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN)
}

/** To be evaluated in a page: whether the paragraph with these words is in sight. */
function isInWindow(words: string): boolean {
  const paragraph = [...document.querySelectorAll('.prose > p')].find(({ textContent }) =>
    textContent.split(/\s+/).join(' ').startsWith(words),
  )
  const { top, bottom } = paragraph?.getBoundingClientRect() ?? { top: NaN, bottom: NaN }
  return top >= 0 && bottom <= innerHeight
}
