import { useMatch } from '@tanstack/react-router'
import { site } from 'virtual:operator'
import { isText } from '~/lib/site/navigation'
import { canonicalUrl, previewImageHeight, previewImagePath, previewImageWidth } from '~/lib/site/page-path'
import type { Page } from '~/lib/site/page-schema'
import { documentTitle } from '../document-title'
import { useUnblockNavigation } from '../hydration-block'

/**
 * The `<title>`, `<meta>` and `<link>` elements of a page. React hoists them into the head, in Node and after a navigation.
 * `ssg/render/document-head` writes the JSON-LD and what is the same on every page.
 */
export function PageHead({ page }: { page: Page }) {
  useUnblockNavigation()
  const { fullPath: path } = useMatch({ strict: false })
  const url = canonicalUrl(site.origin, path)
  return (
    <>
      <title>{documentTitle(page.title)}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content="max-snippet:-1, max-image-preview:large" />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={canonicalUrl(site.origin, previewImagePath(path))} />
      <meta property="og:image:width" content={String(previewImageWidth)} />
      <meta property="og:image:height" content={String(previewImageHeight)} />
      <meta property="og:image:alt" content={page.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* The Markdown copy of the text. */}
      {isText(page) && <link rel="alternate" type="text/markdown" href={`${url}.md`} />}
    </>
  )
}
