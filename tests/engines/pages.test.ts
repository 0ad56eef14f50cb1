import { arrive, expect, expectAnswer, test } from '../support/engines/journey.ts'
import { urls } from '../support/urls.ts'

// The journey fails on what the console says.
for (const third of [0, 1, 2]) {
  test(`every page loads, and React takes it over without a word of complaint (${third + 1} of 3)`, async ({
    visitor,
  }) => {
    for (const url of urls.filter((_, index) => index % 3 === third)) {
      await test.step(url, async () => {
        await arrive(visitor, url)
        await expectAnswer(visitor, notOwnedByReact, [])
        expect(await visitor.complaints()).toEqual([])
      })
    }
  })
}

/** To be evaluated in a page: the elements that React does not know; a tool is not its own until its code has come. */
function notOwnedByReact(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.parentElement?.closest('[id^="werkzeug-"]'))
    .filter((element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
    .map(({ localName, className }) => `<${localName}> ${className}`)
}
