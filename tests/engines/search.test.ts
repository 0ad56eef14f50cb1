import { arrive, expect, expectAnswer, test } from '../support/engines/journey.ts'
import { openSearch } from '../support/engines/search.ts'

test('the search opens over the page, answers while one types, and Enter follows its first answer', async ({
  visitor,
}) => {
  await openSearch(visitor)
  await visitor.type('hreflang')
  await expectAnswer(visitor, () => document.querySelectorAll('[role=option] mark').length > 0, true)
  await visitor.press('ArrowDown')
  await expectAnswer(
    visitor,
    () => document.activeElement?.getAttribute('aria-activedescendant'),
    'suche-dialog-treffer-1',
  )
  const address = await visitor.ask(() =>
    document.querySelector('#suche-dialog-treffer [role=option]')?.getAttribute('href'),
  )
  await visitor.press('Enter')
  await expectAnswer(visitor, () => location.pathname + location.hash, address ?? '')
  await expectAnswer(visitor, () => document.querySelector('dialog')?.open, false)
})

test('Escape closes the search and leads back to where it was opened', async ({ visitor }) => {
  await openSearch(visitor)
  await visitor.press('Escape')
  await expectAnswer(visitor, () => [document.querySelector('dialog')?.open, document.activeElement?.id], [
    false,
    'suche-oeffnen',
  ])
})

test('an address with a query shows its answers', async ({ visitor }) => {
  await arrive(visitor, '/knowledge-base?q=hreflang')
  await expectAnswer(visitor, () => document.querySelectorAll('main [role=option] mark').length > 0, true)
  expect(
    await visitor.ask(() => document.querySelector<HTMLInputElement>('main [role=search] input')?.value),
  ).toBe('hreflang')
})
