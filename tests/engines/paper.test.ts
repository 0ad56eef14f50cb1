import { arrive, expect, test } from '../support/engines/journey.ts'
import { printedPages, squeezed, type PrintedPage } from '../support/engines/printed-pages.ts'
import { kinds } from '../support/urls.ts'

/** The margin of 2 cm above and below, less what letters reach over their line. */
const margin = 50

// With a tool, and with a figure right below a heading.
for (const path of [...kinds, '/knowledge-base/seo-tools', '/services/web-struktur-optimierung']) {
  test(`on real paper ${path} is whole: no line is cut by the end of a sheet, and no heading is left alone above it`, async ({
    visitor,
  }) => {
    await arrive(visitor, path)
    const wanted = await visitor.ask(longWords)
    const headings = await visitor.ask(() =>
      [...document.querySelectorAll('main h2, main .prose > h3')].map(({ textContent }) => textContent),
    )
    const pages = printedPages(await visitor.print())
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('')
    const missing = wanted.filter((word) => !text.includes(squeezed(word)))
    // A word that the end of a line divides within a narrow column may be read in two.
    expect(missing.length, missing.join(' ')).toBeLessThan(Math.max(2, wanted.length * 0.03))
    expect(wanted.length).toBeGreaterThan(10)
    expect(pages.filter(({ lines }) => lines.length === 0)).toEqual([])
    expect(pages.flatMap(linesBeyondMargins)).toEqual([])
    expect(pages.slice(0, -1).flatMap((page) => headingAtTheEnd(page, headings))).toEqual([])
  })
}

/** To be evaluated in a page: the long words that belong on paper. */
function longWords(): string[] {
  const parts = [...document.querySelectorAll('main :is(h1, h2, p, li, td)')]
    .filter((part) => !part.matches('nav *, form *'))
    .filter((part) => !part.querySelector('a, button, p, li'))
  return [...new Set(parts.flatMap(({ textContent }) => textContent.match(/[\p{L}]{9,}/gu) ?? []))]
}

function linesBeyondMargins({ lines, height }: PrintedPage): string[] {
  return lines.filter(({ top, bottom }) => top < margin || bottom > height - margin).map(({ text }) => text)
}

function headingAtTheEnd({ lines }: PrintedPage, headings: string[]): string[] {
  const last = lines.toSorted((one, other) => one.bottom - other.bottom).at(-1)?.text ?? ''
  return headings.filter((heading) => last.length > 3 && squeezed(heading).endsWith(last))
}
