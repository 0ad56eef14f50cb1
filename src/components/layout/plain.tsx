import type { ReactNode } from 'react'
import type { SectionLink } from '~/lib/site/derived-facts'
import type { PageOf } from '~/lib/site/page-schema'
import { lastChange, swissDate } from '~/lib/site/swiss-date'
import { Contents } from '../reading/contents'
import { Lead, TextLayout } from './text-layout'

interface PlainProps {
  page: PageOf<'legal' | 'page'>
  contents: SectionLink[]
  /** The text. */
  children: ReactNode
}

/** The layout of a plain page (lead) and of a legal page (date of its version). */
export function Plain({ page, contents, children }: PlainProps) {
  return (
    <TextLayout
      page={page}
      head={page.kind === 'legal' && <p className="page-note">Stand: {swissDate(lastChange(page))}</p>}
    >
      {page.kind === 'page' && <Lead>{page.summary}</Lead>}
      <Contents sections={contents} />
      {children}
    </TextLayout>
  )
}
