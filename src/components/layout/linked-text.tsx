import type { TextPart } from '~/lib/site/home-schema'
import { FoundLink } from './page-link'

/** A text of the content whose links the build has checked. */
export function LinkedText({ parts }: { parts: TextPart[] }) {
  return parts.map((part) => <Part key={part.text} part={part} />)
}

function Part({ part }: { part: TextPart }) {
  if ('url' in part) return <a href={part.url}>{part.text}</a>
  if (!('to' in part)) return part.text
  const { text, ...target } = part
  return <FoundLink {...target}>{text}</FoundLink>
}
