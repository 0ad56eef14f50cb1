import type { ComponentProps } from 'react'
import type { TextComponent } from '~/lib/text-elements'
import { EnquiryLink } from '../layout/enquiry-link'
import { PageLink } from '../layout/page-link'
import { CodeBlock } from '../reading/code-block'
import { Heading } from '../reading/prose'
import { Term } from '../reading/terms'
import { Tool } from '../tools/tool'
import { Checklist, Example, Note } from './boxes'
import { SourceMark, Sources } from './sources'
import { TableScroll } from './table-scroll'

/** The components that authors may use. */
const written = { Checklist, EnquiryLink, Example, Note, Phrase: 'span', Term, Tool } satisfies Record<
  TextComponent,
  unknown
>

const components = {
  ...written,
  h2: (heading: ComponentProps<'h2'>) => <Heading as="h2" {...heading} />,
  h3: (heading: ComponentProps<'h3'>) => <Heading as="h3" {...heading} />,
  pre: CodeBlock,
  table: TableScroll,
  PageLink,
  SourceMark,
  Sources,
}

/** The component of each element and each component in MDX. Every compiled text calls this (`ssg/mdx/mdx-pages`). */
export function useMDXComponents() {
  return components
}
