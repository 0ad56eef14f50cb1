import type { ReactNode } from 'react'
import { usePage } from '~/components/use-pages'
import { ArticleLayout } from './article-layout'
import { LegalLayout } from './legal-layout'
import { ServiceLayout } from './service-layout'

export interface TextLayoutProps<P> {
  page: P
  children: ReactNode
}

/** The frame around a text, by the kind of its page. */
export function TextLayout({ children }: { children: ReactNode }) {
  const page = usePage()
  if (page?.kind === 'article') return <ArticleLayout page={page}>{children}</ArticleLayout>
  if (page?.kind === 'service') return <ServiceLayout page={page}>{children}</ServiceLayout>
  if (page?.kind === 'legal') return <LegalLayout page={page}>{children}</LegalLayout>
  throw new Error(`no layout for the text of a page of kind «${page?.kind}»`)
}
