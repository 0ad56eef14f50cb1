import { expect, openApp, test } from '../../support/e2e/test.ts'

/** As long as the identity allows (`lib/site/site-schema`): one word, two, and the widest letters. */
const names = [
  'Suchmaschinenmanufakturen',
  'Suchmaschinen Manufaktur',
  'MMMMMMMM WWWWWWWW MMMMMM',
  'W'.repeat(24),
].map((name) => name.slice(0, 24))

for (const { size, widths } of [
  { size: '100%', widths: [320, 360, 640, 768, 960, 1024, 1280] },
  { size: '200%', widths: [320, 360] },
]) {
  test(`with text at ${size}, a brand name of 24 characters stays in the header, away from its neighbours`, async ({
    page,
  }) => {
    await openApp(page, '/agb')
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      for (const name of [...names, 'Muster Digital']) {
        // The page hears of its new width a moment later.
        await expect
          .poll(async () => ({ width, name, ...(await page.evaluate(placeName, name)) }))
          .toEqual({ width, name, isInside: true, isFree: true })
      }
      expect(await page.evaluate(brokenWords), 'of a short name').toEqual([])
    }
  })
}

test('a firm whose name is one long word does not make the page overflow', async ({ page }) => {
  await openApp(page, '/agb')
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 640 })
    const overflow = await page.evaluate(() => {
      const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenwerbung'
      for (const line of document.querySelectorAll('footer p')) line.prepend(word)
      return document.documentElement.scrollWidth - innerWidth
    })
    expect({ width, overflow }).toEqual({ width, overflow: 0 })
  }
})

test('a table of two columns fits a screen of 320 px, however long the operator’s name is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openApp(page, '/impressum')
  const named = page.getByRole('rowheader', { name: 'Firma oder Name' }).locator('+ td')
  await named.evaluate((cell) => (cell.textContent = 'Suchmaschinenmanufaktur Oberland Genossenschaft'))
  const places = page.getByRole('group', { name: /^Tabelle/ })
  await expect(places).toHaveCount(2)
  for (const place of await places.all())
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

/** The words of the brand's name that stand on more than one line. */
function brokenWords(): string[] {
  const text = document.querySelector('header a[href="/"] span')?.firstChild
  const range = document.createRange()
  return [...(text?.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    if (text) range.setStart(text, index)
    if (text) range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

/** Puts a name in the place of the brand's, and measures its letters. */
function placeName(name: string) {
  const brand = document.querySelector('header a[href="/"]')
  const label = brand?.querySelector('span')
  const bar = brand?.parentElement
  if (!label || !bar) throw new Error('the header has no brand')
  label.textContent = name
  const range = document.createRange()
  range.selectNodeContents(label)
  const box = range.getBoundingClientRect()
  const neighbours = [...bar.querySelectorAll('a, button')]
    .filter((element) => !brand.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
  const barBox = bar.getBoundingClientRect()
  return {
    isInside: box.top >= barBox.top && box.bottom <= barBox.bottom && bar.scrollWidth <= innerWidth,
    isFree: neighbours.every(
      ({ left, top, bottom }) => left >= box.right + 8 && top >= barBox.top && bottom <= barBox.bottom,
    ),
  }
}
