import { arrive, expect, expectAnswer, test } from '../support/engines/journey.ts'

const article = '/knowledge-base/entity-seo'

test('a term is underlined, shows its definition to the pointer, and Escape hides it', async ({
  visitor,
}) => {
  await arrive(visitor, article)
  await visitor.point('main h1')
  await expectAnswer(visitor, () => document.querySelector('main .term')?.getAttribute('role'), 'button')
  const line = await visitor.ask(() => {
    const term = document.querySelector('main .term')
    if (!term) return undefined
    const { textDecorationLine, textDecorationStyle } = getComputedStyle(term)
    return `${textDecorationLine} ${textDecorationStyle}`
  })
  expect(line).toBe('underline dotted')
  await visitor.point('main .term')
  await expectAnswer(visitor, isExplained, true)
  await visitor.press('Escape')
  await expectAnswer(visitor, isExplained, false)
})

test('the mark of a footnote previews its source, which Enter leads to, and back', async ({ visitor }) => {
  await arrive(visitor, article)
  await visitor.point('main sup > a')
  await expectAnswer(visitor, () => document.querySelector('.source-card')?.matches(':popover-open'), true)
  await visitor.press('Escape')
  await visitor.ask(() => document.querySelector<HTMLElement>('main sup > a')?.focus())
  await visitor.press('Enter')
  await expectAnswer(visitor, () => document.activeElement?.localName, 'li')
  // Safari leaves links to Option and Tab unless it is set otherwise; WebKitGTK does not.
  await visitor.press('Tab')
  await expectAnswer(visitor, () => document.activeElement?.closest('li')?.matches(':target'), true)
  await visitor.click('.way-back')
  await expectAnswer(visitor, () => document.activeElement?.matches('main sup > a'), true)
})

test('the button of a code block copies it and says so, or says that the browser would not', async ({
  visitor,
}) => {
  await arrive(visitor, '/knowledge-base/entity-seo-guide')
  await visitor.click('main pre + button')
  await expect(async () => expect(await visitor.ask(copyAnswer)).toMatch(/Kopiert|von Hand/)).toPass({
    timeout: 5000,
  })
})

/** To be evaluated in a page, as the next one. */
function copyAnswer(): string | undefined {
  return document.querySelector('main pre + button + [role=status]')?.textContent
}

function isExplained(): boolean {
  return document.querySelector('.tooltip') !== null
}
