import {
  createLink,
  Link,
  type LinkComponent,
  type LinkComponentProps,
  type RegisteredRouter,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { JSX } from '~/jsx-runtime'
import type { PageLink as Listed } from '~/lib/site/navigation'
import type { PagePath } from '~/lib/site/page-path'
import type { SectionOf } from '~/lib/site/sections'
import type { FileRoutesByTo } from '~/routeTree.gen'

const AnyLink: LinkComponent<'a'> = (props) => (
  <Link activeOptions={props.hash ? exactSection : exactPage} activeProps={unmarked} {...props} />
)

/**
 * The only link component for pages of this site. Unlike the router's `<Link>`, it sets `aria-current` by path and hash and ignores the query, which
 * the prerendered HTML does not know.
 */
export const PageLink: TypedLink = AnyLink

type LinkProps<To extends PagePath> = LinkComponentProps<'a', RegisteredRouter, string, To>

/** Stricter than the router's type: no arbitrary strings or hashes, no relative paths, and a query only where the route validates one. */
type TypedLink = <To extends PagePath>(
  props: LinkProps<To> & {
    to: To
    hash?: SectionOf<To>
    search?: SearchOf<To>
    href?: never
    from?: never
    params?: never
  },
) => ReactElement

type SearchOf<To extends PagePath> = keyof Input<To> extends never ? never : Input<To>
type Input<To extends PagePath> = FileRoutesByTo[To]['types']['fullSearchSchemaInput']

/** The items of a list of pages. */
export const PageItems = ({ links }: { links: Listed[] }) =>
  links.map(({ to, label }) => (
    <li key={to}>
      <PageLink to={to}>{label}</PageLink>
    </li>
  ))

/** A link from data, such as a search result. Its hash is untyped, because the build or the search index has it from the texts. */
export function FoundLink({
  hash = '',
  ...link
}: Omit<LinkProps<PagePath>, 'hash' | 'search'> & { to: PagePath; hash?: string | undefined }) {
  return <AnyLink {...link} hash={hash} />
}

const exactPage = { exact: true, includeSearch: false, includeHash: false }
const exactSection = { ...exactPage, includeHash: true }
/** Keeps the router's `<Link>` from adding the class `active`. */
const unmarked = {}

/** A link that opens a dialog; its page is the fallback. It never has `aria-current`. */
export const OpeningLink: LinkComponent<'a'> = (props) => <NeverCurrent activeProps={unmarked} {...props} />

const NeverCurrent = createLink(({ children, ...props }: JSX.IntrinsicElements['a']) => (
  <a {...props} aria-current={undefined} data-status={undefined}>
    {children}
  </a>
))
