import { arrive, expect, test } from '../support/engines/journey.ts'

test('on paper stands the whole text, in one column and without what only works on a screen', async ({
  visitor,
}) => {
  await arrive(visitor, '/knowledge-base/entity-seo')
  const words = await visitor.ask(
    () => document.querySelector('main .prose')?.textContent.split(/\s+/).length ?? 0,
  )
  await visitor.ask(showAsPaper)
  const paper = await visitor.ask(() => {
    const text = document.querySelector<HTMLElement>('main .prose')
    return {
      controls: [...document.querySelectorAll('body > header, body > footer, form, nav, button')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      ).length,
      words: text?.innerText.split(/\s+/).length ?? 0,
      columns: document.querySelector('main')?.scrollWidth === document.documentElement.clientWidth,
    }
  })
  expect(paper).toMatchObject({ controls: 0 })
  // Addresses of sources come in addition; labels of what is hidden go.
  expect(paper.words).toBeGreaterThan(words * 0.9)
})

/** To be evaluated in a page: lets the rules for paper hold, and those for screens no longer, as no driver of all these engines can. */
function showAsPaper(): void {
  const judge = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        if (/^print\b/.test(media.mediaText)) media.mediaText = 'all'
        else if (/^screen\b/.test(media.mediaText)) media.mediaText = 'print'
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) judge(rule.cssRules)
    }
  }
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) judge(cssRules)
}
