import { expect, test } from '../../support/e2e/test.ts'

test('the styles ask for a view transition between documents, unless reduced motion is preferred', async ({
  page,
}) => {
  await page.goto('/impressum')
  for (const [reducedMotion, expected] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    expect(await page.evaluate(joinsDocuments)).toBe(expected)
  }
})

/** To be evaluated in a page: whether its styles ask for it. What really passes is not asked for, as a busy browser leaves it out. */
function joinsDocuments(): boolean {
  return document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => matchMedia(conditionText).matches)
    .some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => /@view-transition.*navigation: auto/s.test(cssText)),
    )
}
