import type { RuleSource } from '../finding.ts'

const sentence =
  'Rosen erfrieren im Mittelland selten an der Kälte, eher trocknen sie bei Wind und Sonne aus. '
const paragraphs = [sentence.repeat(2), sentence.repeat(2), sentence.repeat(2)]
  .map((text) => `<p>${text.trim()}</p>`)
  .join('')

/** An article of a nursery in Thun, to be checked as on 21 November 2026. */
export const example = `<item>
  <guid isPermaLink="false">gm-2026-0147</guid>
  <title>Rosen im Winter schützen: Was im Mittelland wirklich nötig ist</title>
  <mi:shortTitle>Rosen im Winter richtig schützen</mi:shortTitle>
  <link>https://gaertnerei-muster.ch/magazin/rosen-winterschutz</link>
  <pubDate>Sat, 21 Nov 2026 07:30:00 GMT</pubDate>
  <dcterms:modified>2026-11-21T07:30:00Z</dcterms:modified>
  <content:encoded><![CDATA[${paragraphs}]]></content:encoded>
  <media:content url="https://gaertnerei-muster.ch/bilder/rosen-1200x624.jpg" type="image/jpeg" medium="image"/>
</item>`

export const exampleNow = Date.UTC(2026, 10, 21, 12)

export const sources: RuleSource[] = [
  {
    title: 'Microsoft: MSN feed item metadata requirements',
    url: 'https://support.microsoft.com/en-us/msn/partner-hub/msn-feed-item-metadata-requirements',
    read: '2026-11-22',
  },
  {
    title: 'Microsoft: Feed content specifications in MSN Partner Hub',
    url: 'https://support.microsoft.com/en-us/msn/partner-hub/feed-content-specifications-in-msn-partner-hub',
    read: '2026-11-22',
  },
  {
    title: 'Microsoft: MSN feed setup and configuration (10 MB, 14 MB, 30 Artikel, drei Tage)',
    url: 'https://support.microsoft.com/en-us/msn/partner-hub/msn-feed-setup-and-configuration',
    read: '2026-11-22',
  },
  {
    title: 'Microsoft: Common issues that limit content visibility on MSN',
    url: 'https://support.microsoft.com/en-us/topic/common-issues-that-limit-content-visibility-on-msn-aa11d10a-f58b-4df3-836d-b5d09bac2e12',
    read: '2026-11-21',
  },
]

export const limits = [
  'Ob Microsoft Ihr Konto aufnimmt und einen Artikel zeigt: Das entscheidet Microsoft.',
  'Ob Kennungen und Daten bei jedem Abruf gleich bleiben und Bilder erreichbar und gross genug sind.',
  'Ob die Vorschaubilder unter 2 MB bleiben, sofern der Feed ihre Grösse nicht nennt.',
  'Ob KI-Hilfe gekennzeichnet ist, und die Rechtschreibung des Titels.',
]
