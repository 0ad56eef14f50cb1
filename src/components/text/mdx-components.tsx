import { Byline } from '~/components/text/byline'
import { Checklist } from '~/components/text/checklist'
import { CodeBlock } from '~/components/text/code-block'
import { Contents } from '~/components/text/contents'
import { Example, Note } from '~/components/text/callout'
import { FurtherReading } from '~/components/text/further-reading'
import { Lead } from '~/components/text/lead'
import { Neighbour, Neighbours } from '~/components/text/neighbours'
import { Sources } from '~/components/text/sources'
import { Summary } from '~/components/text/summary'
import { TableScroll } from '~/components/text/table-scroll'
import { Term } from '~/components/text/term'
import { TextLayout } from '../layout/text-layout'

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
