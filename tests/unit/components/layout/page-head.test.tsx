import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { PageHead } from '~/components/layout/page-head'
import { links, metas } from '../../../../audit/site/elements.ts'
import { hydrate } from '../../../support/components/hydration.tsx'
import { articlePage, legalPage, plainPage, servicePage } from '../../../support/sources/site-pages.ts'

// Title, description and addresses the audit compares on every page.
test.each([
  { listed: articlePage('/knowledge-base/entity-seo'), type: 'article', hasCopy: true },
  { listed: servicePage('/services/linkbuilding'), type: 'website', hasCopy: true },
  { listed: legalPage('/agb'), type: 'website', hasCopy: true },
  { listed: plainPage('/contact', 'contact'), type: 'website', hasCopy: false },
  { listed: plainPage('/', 'home'), type: 'website', hasCopy: false },
])(
  '$listed.page.kind has og:type «$type», a large preview, and a link to its Markdown copy if it has one',
  async (wanted) => {
    const { path, page } = wanted.listed
    const { html } = await hydrate(<PageHead page={page} />, { address: path })
    const tree = fromHtml(html)
    expect(metas(tree, 'og:type')).toEqual([wanted.type])
    expect(metas(tree, 'twitter:card')).toEqual(['summary_large_image'])
    expect(links(tree, 'alternate').map((address) => address.endsWith(`${path}.md`))).toEqual(
      wanted.hasCopy ? [true] : [],
    )
  },
)
