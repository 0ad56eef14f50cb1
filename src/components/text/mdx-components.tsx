import { PageLink } from '../layout/page-link'
import { Example, Note } from './callout'
import { Checklist } from './checklist'
import { CodeBlock } from '../reading/code-block'
import { Sources } from './sources'
import { TableScroll } from './table-scroll'
import { Term } from '../reading/term'

const components = {
  pre: CodeBlock,
  table: TableScroll,
  Checklist,
  Example,
  Note,
  PageLink,
  Sources,
  Term,
}

/** What the texts may use, and what stands for their elements. MDX calls this in every page (`ssg/mdx`). */
export function useMDXComponents() {
  return components
}
