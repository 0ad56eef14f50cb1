import { site } from 'virtual:operator'
import { useMatch } from '@tanstack/react-router'
import { canonicalUrl } from '~/lib/site/canonical-url'
import { documentTitle } from '../document-title'
import { isText } from '~/lib/site/navigation'
import type { Page } from '~/lib/site/page-schema'
import { useUnblockNavigation } from '../hydration-block'
import { previewImageHeight, previewImagePath, previewImageWidth } from '~/lib/site/preview-image'

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
