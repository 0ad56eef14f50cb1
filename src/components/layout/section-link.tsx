import { PageLink } from './page-link'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { goToSection } from '~/lib/go-to-section'
import type { Sections } from '~/lib/site/sections'

interface SectionLinkProps {
  /** The id of a section of the home page. */
  section: Sections['/']
  className?: string | undefined
  children: ReactNode
}

/** A link to a section of the home page. On the home page itself it moves the focus, too. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goToSection(section, { window, navigate })
  }
  return (
    <PageLink to="/" hash={section} className={className} onClick={go}>
      {children}
    </PageLink>
  )
}
