import {
  Link,
  type LinkComponent,
  type LinkComponentProps,
  type RegisteredRouter,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { PagePath } from '~/lib/site/page-path'

const AnyLink: LinkComponent<'a'> = (props) => (
  <Link activeOptions={props.hash ? exactSection : exactPage} activeProps={unmarked} {...props} />
)

/**
 * The link of this site. Unlike the router's it says `aria-current` only where it leads to the very page that is shown, whatever the
 * query, which prerendered HTML does not know; and where it has a hash, to that section.
 */
export const PageLink: TypedLink = AnyLink

/** The router's takes any text as well. */
type TypedLink = <To extends PagePath>(
  props: LinkComponentProps<'a', RegisteredRouter, string, To>,
) => ReactElement

const exactPage = { exact: true, includeSearch: false, includeHash: false }
const exactSection = { ...exactPage, includeHash: true }
/** Link would add a class. */
const unmarked = {}
