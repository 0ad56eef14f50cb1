import type { ReactNode } from 'react'
import type { PagePath } from '~/lib/site/page-path'
import type { SectionId } from '~/lib/site/sections'
import { FoundLink } from './page-link'
import { TitleText } from './page-title'

interface PageSectionProps {
  /** The id that links lead to; the heading's is derived from it. */
  id: SectionId
  title: string
  lead?: string | undefined
  /** The background, as wide as the viewport. */
  tone?: 'plain' | 'sunken' | 'ink'
  /** The heading is above the content on wide screens, too. */
  isWide?: boolean
  children: ReactNode
}

/** A section with its heading: sticky at the side on wide screens, above the content on phones. The route loads its styles, `page-section`. */
export function PageSection({ id, title, lead, tone = 'plain', isWide = false, children }: PageSectionProps) {
  const looks = `page-section page-section-${tone}${isWide ? '' : ' page-section-columns'}`
  return (
    // A group, because a region would be a landmark, of which a page should have few.
    <section id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-titel`} className={looks}>
      <div className="page-section-head">
        <h2 id={`${id}-titel`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className="page-section-body">{children}</div>
    </section>
  )
}

interface Row {
  title: string
  text: string
  /** The target of the title. */
  to?: PagePath | undefined
  /** A section of that page. The build has checked it. */
  hash?: string
}

/** Rows with hairlines: title on the left, text on the right. Their styles are those of page sections, where they stand. */
export function RowList({ rows }: { rows: Row[] }) {
  return (
    <ul className="page-section-rows">
      {rows.map(({ title, text, to, hash }) => (
        <li key={title}>
          <p>
            {to ? (
              <FoundLink to={to} hash={hash}>
                <TitleText>{title}</TitleText>
              </FoundLink>
            ) : (
              title
            )}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
