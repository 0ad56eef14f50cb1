import type { Content } from '../../content/content.ts'
import { linkedTexts } from '../../content/linked-text.ts'
import type { Problem } from '../../problem.ts'
import { surroundingsAmong } from '../../content/surroundings.ts'

/** Every article and every service is recommended below at least one other text, a service also by a call to action. */
export function checkRecommendations(content: Content[]): Problem[] {
  const texts = linkedTexts(content)
  const known = new Set(texts.map(({ path }) => path))
  const surroundings = surroundingsAmong(texts)
  const recommended = new Set(
    texts.flatMap(({ path }) => {
      const { further = [], service } = surroundings(path) ?? {}
      return [...further, ...(service && service.to !== path ? [service] : [])].map(({ to }) => to)
    }),
  )
  return content
    .filter(({ path }) => known.has(path) && !recommended.has(path))
    .map(({ path, file }) => ({
      file,
      message: 'no other text recommends this one under «Weiterlesen»',
      hint: remedy(texts.filter(({ links }) => links.has(path)).map((text) => text.path)),
    }))
}

/** Whoever has linked to it already, and sees the same message, learns why that was not enough. */
function remedy(linkedFrom: string[]): string {
  if (linkedFrom.length === 0)
    return 'Link to it from a text on a subject near it, or mark the glossary terms that both use.'
  return (
    `${linkedFrom.join(', ')} links to it, and names it elsewhere or has three that are nearer: ` +
    'mark the glossary terms that both use, or link to it from another text.'
  )
}
