import { redirectTable } from './addresses/redirect-table.ts'
import { softNotFound } from './addresses/soft-404.ts'
import { unknownAddresses } from './addresses/unknown-addresses.ts'
import { feedAge } from './feed/feed-age.ts'
import { feedAnnounced } from './feed/feed-announced.ts'
import { feedFormat } from './feed/feed-format.ts'
import { feedFullText } from './feed/feed-full-text.ts'
import { feedImages } from './feed/feed-images.ts'
import { feedItems } from './feed/feed-items.ts'
import { feedSize } from './feed/feed-size.ts'
import { descriptionPresent } from './head/description-present.ts'
import { descriptionUnique } from './head/description-unique.ts'
import { descriptionWidth } from './head/description-width.ts'
import { headingOrder } from './head/heading-order.ts'
import { oneH1 } from './head/one-h1.ts'
import { titlePresent } from './head/title-present.ts'
import { titleUnique } from './head/title-unique.ts'
import { titleWidth } from './head/title-width.ts'
import { imageAlternatives } from './images/image-alternatives.ts'
import { imageDimensions } from './images/image-dimensions.ts'
import { imageFormats } from './images/image-formats.ts'
import { aiCrawlers } from './indexing/ai-crawlers.ts'
import { canonical } from './indexing/canonical.ts'
import { language } from './indexing/language.ts'
import { llmsTxt } from './indexing/llms-txt.ts'
import { robotsMeta } from './indexing/robots-meta.ts'
import { robotsTxt } from './indexing/robots-txt.ts'
import { sitemapDates } from './indexing/sitemap-dates.ts'
import { sitemapPages } from './indexing/sitemap-pages.ts'
import { sitemapSize } from './indexing/sitemap-size.ts'
import { anchors } from './links/anchors.ts'
import { clickDepth } from './links/click-depth.ts'
import { crawlableLinks } from './links/crawlable-links.ts'
import { directLinks } from './links/direct-links.ts'
import { linkTargets } from './links/link-targets.ts'
import { linkText } from './links/link-text.ts'
import { orphans } from './links/orphans.ts'
import { uniqueIds } from './links/unique-ids.ts'
import { openGraph } from './preview/open-graph.ts'
import { previewImage } from './preview/preview-image.ts'
import { contentSecurityPolicy } from './security/content-security-policy.ts'
import { foreignOrigins } from './security/foreign-origins.ts'
import { inlineAttributes } from './security/inline-attributes.ts'
import { localPaths } from './security/local-paths.ts'
import { mixedContent } from './security/mixed-content.ts'
import { policyHashes } from './security/policy-hashes.ts'
import { responseHeaders } from './security/response-headers.ts'
import { secrets } from './security/secrets.ts'
import { securityTxt } from './security/security-txt.ts'
import { sourceMaps } from './security/source-maps.ts'
import { articleImages } from './structured-data/article-images.ts'
import { dates } from './structured-data/dates.ts'
import { jsonLd } from './structured-data/json-ld.ts'
import { references } from './structured-data/references.ts'
import { retiredTypes } from './structured-data/retired-types.ts'
import { visibleAuthor } from './structured-data/visible-author.ts'
import { visibleStatements } from './structured-data/visible-statements.ts'
import { vocabulary } from './structured-data/vocabulary.ts'
import { competingPages } from './text/competing-pages.ts'
import { htmlSize } from './text/html-size.ts'
import { htmlValid } from './text/html-valid.ts'
import { noPromises } from './text/no-promises.ts'
import { textComplete } from './text/text-complete.ts'
import { textInHtml } from './text/text-in-html.ts'
import { toolGraph } from './tools/tool-graph.ts'
import { toolRobots } from './tools/tool-robots.ts'
import { toolSitemap } from './tools/tool-sitemap.ts'
import type { Group } from './rule.ts'
import { weight } from './weight.ts'

/** Every rule, in the order of the report. */
export const groups: Group[] = [
  { title: 'Adressen', rules: [unknownAddresses, softNotFound, redirectTable] },
  {
    title: 'Titel, Beschreibung, Überschriften',
    rules: [
      titlePresent,
      titleUnique,
      titleWidth,
      descriptionPresent,
      descriptionUnique,
      descriptionWidth,
      oneH1,
      headingOrder,
    ],
  },
  {
    title: 'Indexierung',
    rules: [
      canonical,
      robotsMeta,
      language,
      sitemapPages,
      sitemapDates,
      sitemapSize,
      robotsTxt,
      aiCrawlers,
      llmsTxt,
    ],
  },
  {
    title: 'Verlinkung',
    rules: [linkTargets, anchors, uniqueIds, crawlableLinks, linkText, directLinks, orphans, clickDepth],
  },
  { title: 'Text', rules: [textInHtml, textComplete, competingPages, noPromises, htmlValid, htmlSize] },
  { title: 'Bilder', rules: [imageAlternatives, imageDimensions, imageFormats] },
  { title: 'Vorschau in Chats und Netzwerken', rules: [openGraph, previewImage] },
  {
    title: 'Strukturierte Daten',
    rules: [
      jsonLd,
      vocabulary,
      references,
      dates,
      articleImages,
      visibleStatements,
      visibleAuthor,
      retiredTypes,
    ],
  },
  {
    title: 'Feed',
    rules: [feedFormat, feedAnnounced, feedItems, feedFullText, feedImages, feedAge, feedSize],
  },
  {
    title: 'Sicherheit und Datenschutz',
    rules: [
      foreignOrigins,
      mixedContent,
      contentSecurityPolicy,
      policyHashes,
      inlineAttributes,
      responseHeaders,
      secrets,
      sourceMaps,
      localPaths,
      securityTxt,
    ],
  },
  {
    title: 'Mit den eigenen Werkzeugen geprüft',
    rules: [toolRobots, toolSitemap, toolGraph],
  },
  weight,
]
