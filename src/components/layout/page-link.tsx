import {
  createLink,
  Link,
  type LinkComponent,
  type LinkComponentProps,
  type RegisteredRouter,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { JSX } from '~/jsx-runtime'
import type { SearchResult } from '~/lib/search/search'
import type { PagePath } from '~/lib/site/page-path'
import type { SectionOf } from '~/lib/site/sections'
import type { FileRoutesByTo } from '~/routeTree.gen'

const AnyLink: LinkComponent<'a'> = (props) => (
  <Link activeOptions={props.hash ? exactSection : exactPage} activeProps={unmarked} {...props} />
)

/**
 * The link of this site. It says `aria-current` only where it leads to the page that is shown, and with a hash to that section. The query does not
 * count, because prerendered HTML does not know it. The router's own link compares differently.
 */
export const PageLink: TypedLink = AnyLink

type LinkProps<To extends PagePath> = LinkComponentProps<'a', RegisteredRouter, string, To>

/** The router's takes any text as well, any hash, any query where a page reads none, and ways that depend on where one is. */
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

/** A link to a search result. Its hash is no typed section: the search index has the ids of all sections, the code only some. */
export function FoundLink({
  found: { path, hash },
  ...props
}: Omit<LinkProps<PagePath>, 'to' | 'hash' | 'search'> & { found: Pick<SearchResult, 'path' | 'hash'> }) {
  return <AnyLink {...props} to={path} hash={hash} />
}

const exactPage = { exact: true, includeSearch: false, includeHash: false }
const exactSection = { ...exactPage, includeHash: true }
/** Link would add a class. */
const unmarked = {}

/** A link that opens a dialog, and leads to a page where it cannot. It never says `aria-current`, even on that page. */
export const OpeningLink: LinkComponent<'a'> = (props) => <NeverCurrent activeProps={unmarked} {...props} />

const NeverCurrent = createLink(({ children, ...props }: JSX.IntrinsicElements['a']) => (
  <a {...props} aria-current={undefined} data-status={undefined}>
    {children}
  </a>
))
