import { expect, expectAnswer, test } from '../support/engines/journey.ts'
import { toolPages } from '../support/engines/tool-pages.ts'

for (const [id, path] of toolPages) {
  test(`the tool ${id} takes over its example as it stands, answers anew when emptied, and brings it back`, async ({
    visitor,
  }) => {
    const tool = `#werkzeug-${id}`
    const reset = `${tool} .frame-body > p:last-of-type button:last-of-type`
    await visitor.open(path)
    const example = await visitor.ask(result, tool)
    expect(example.length).toBeGreaterThan(0)
    await visitor.ask((selector) => {
      document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' })
    }, tool)
    await visitor.press('Shift')
    await expectAnswer(visitor, textOf, 'Zurücksetzen', reset)
    expect(await visitor.ask(result, tool)).toEqual(example)
    await visitor.click(reset)
    await expectAnswer(visitor, textOf, 'Rückgängig', reset)
    await expect(async () => expect(await visitor.ask(result, tool)).not.toEqual(example)).toPass({
      timeout: 5000,
    })
    await visitor.click(reset)
    await expectAnswer(visitor, result, example, tool)
  })
}

/** To be evaluated in a page: what a tool says of what it was given. */
function result(tool: string): string[] {
  const parts = document.querySelectorAll(`${tool} .frame-body > p > b, ${tool} .frame-findings > li`)
  return [...parts].map(({ textContent }) => textContent)
}

function textOf(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent
}
