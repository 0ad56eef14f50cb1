import { toString } from 'hast-util-to-string'
import type { Problem } from '../../ssg/problem.ts'
import { elements, type ParsedPage } from '../parsed-page.ts'

/** Every page has one h1, skips no level on the way down, and uses no id twice. */
export function checkHeadings(pages: ParsedPage[]): Problem[] {
  return pages.flatMap((page) => [...checkLevels(page), ...checkIds(page)])
}

function checkLevels({ tree, origin, lineOf }: ParsedPage): Problem[] {
  const headings = elements(tree, ({ tagName }) => /^h[1-6]$/.test(tagName)).map((element) => ({
    level: Number(element.tagName[1]),
    text: toString(element),
  }))
  const first = headings.filter(({ level }) => level === 1).length
  const problems: Problem[] = first === 1 ? [] : [{ file: origin, message: `has ${first} h1` }]
  headings.forEach(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? 0
    if (level <= above + 1) return
    problems.push({
      file: origin,
      line: lineOf(text),
      message: `h${level} «${text}» follows h${above}`,
      hint: 'Go down one level at a time.',
    })
  })
  return problems
}

function checkIds({ tree, origin }: ParsedPage): Problem[] {
  const seen = new Set<unknown>()
  return elements(tree, ({ properties }) => properties.id !== undefined).flatMap(({ properties: { id } }) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [{ file: origin, message: `uses the id «${String(id)}» twice` }]
  })
}
