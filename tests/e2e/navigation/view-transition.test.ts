import { expect, test } from '../../support/e2e/test.ts'

// What really passes is not asked for, as a busy browser leaves it out.
test('the styles ask for a view transition between documents unless reduced motion is preferred', async ({
  page,
}) => {
  await page.goto('/impressum')
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  )
  expect(rules.filter((rule) => rule.includes('@view-transition'))).toEqual([
    expect.stringMatching(
      /^@media \(prefers-reduced-motion: no-preference\) \{\s*@view-transition .*navigation: auto/s,
    ),
  ])
})
