import { currentMark } from '~/lib/current-mark'

/** A link of header or footer, which says whether it leads to the page that is shown or to its section. */
export function PageLink({ to, path, children, className }: PageLinkProps) {
  return (
    <a href={to} className={className} aria-current={currentMark(to, path)}>
      {children}
    </a>
  )
}

interface PageLinkProps {
  to: string
  /** The path of the page that is shown. */
  path: string
  children: React.ReactNode
  className?: string | undefined
}
