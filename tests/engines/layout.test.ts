import { misplacedText } from '../support/e2e/misplaced-text.ts'
import { expect, test } from '../support/engines/journey.ts'
import { urls } from '../support/urls.ts'

// 320 px are what a window of 1280 px has at 400 %.
for (const width of [320, 1280]) {
  test(`no text overlaps, is cut off or leaves its block on any page (${width} px)`, async ({ visitor }) => {
    test.slow()
    await visitor.resize({ width, height: 800 })
    expect(await visitor.ask(() => innerWidth)).toBe(width)
    const found: string[] = []
    for (const url of urls) {
      await visitor.open(url)
      found.push(...(await visitor.ask(misplacedText)).map((text) => `${url}: ${text}`))
    }
    expect(found).toEqual([])
  })
}
