import { Byline } from '~/components/byline'
import { Checklist } from '~/components/checklist'
import { CodeBlock } from '~/components/code-block'
import { Contents } from '~/components/contents'
import { Example, Note } from '~/components/callout'
import { FurtherReading } from '~/components/further-reading'
import { Lead } from '~/components/lead'
import { Neighbour, Neighbours } from '~/components/neighbours'
import { Sources } from '~/components/sources'
import { Summary } from '~/components/summary'
import { TableScroll } from '~/components/table-scroll'
import { Term } from '~/components/term'
import { TextLayout } from './text-layout'

const components = {
  wrapper: TextLayout,
  pre: CodeBlock,
  table: TableScroll,
  Byline,
  Checklist,
  Contents,
  Example,
  FurtherReading,
  Lead,
  Neighbour,
  Neighbours,
  Note,
  Sources,
  Summary,
  Term,
}

/** What the texts may use, and what stands for their elements. MDX calls this in every page (`ssg/mdx`). */
export function useMDXComponents() {
  return components
}
