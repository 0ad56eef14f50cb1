import { Link, type LinkComponent } from '@tanstack/react-router'

/**
 * The link of this site. Unlike the router's it says `aria-current` only where it leads to the very page that is shown, whatever the
 * query, which prerendered HTML does not know; and where it has a hash, to that section.
 */
export const PageLink: LinkComponent<'a'> = (props) => (
  <Link activeOptions={props.hash ? exactSection : exactPage} activeProps={unmarked} {...props} />
)

const exactPage = { exact: true, includeSearch: false, includeHash: false }
const exactSection = { ...exactPage, includeHash: true }
/** Link would add a class. */
const unmarked = {}
