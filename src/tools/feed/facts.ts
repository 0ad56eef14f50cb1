import type { ToolFacts } from '../shared/tool-facts.ts'

const sentence =
  'Rosen erfrieren im Mittelland selten an der Kälte, eher trocknen sie bei Wind und Sonne aus.'
const paragraph = `<p>${sentence} ${sentence}</p>`

/** The online magazine of a nursery in Thun: a feed to copy, as on 21 November 2026. */
export const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"
     xmlns:content="http://purl.org/rss/1.0/modules/content/"
     xmlns:dc="http://purl.org/dc/elements/1.1/"
     xmlns:dcterms="http://purl.org/dc/terms/"
     xmlns:media="http://search.yahoo.com/mrss/"
     xmlns:mi="http://schemas.ingestion.microsoft.com/common/">
  <channel>
    <title>Gartenmagazin Muster</title>
    <link>https://gaertnerei-muster.ch/magazin</link>
    <description>Praxiswissen aus der Gärtnerei</description>
    <language>de-ch</language>
    <item>
      <guid isPermaLink="false">gm-2026-0147</guid>
      <title>Rosen im Winter schützen: Was im Mittelland wirklich nötig ist</title>
      <mi:shortTitle>Rosen im Winter richtig schützen</mi:shortTitle>
      <link>https://gaertnerei-muster.ch/magazin/rosen-winterschutz</link>
      <pubDate>Sat, 21 Nov 2026 07:30:00 GMT</pubDate>
      <dcterms:modified>2026-11-21T07:30:00Z</dcterms:modified>
      <dc:creator>Redaktion Gartenmagazin Muster</dc:creator>
      <content:encoded><![CDATA[${paragraph}${paragraph}${paragraph}]]></content:encoded>
      <media:content url="https://gaertnerei-muster.ch/bilder/rosen-1200x624.jpg"
                     type="image/jpeg" medium="image" width="1200" height="624">
        <media:text>Angehäufelte Rosen mit Reif</media:text>
        <media:credit>Gartenmagazin Muster</media:credit>
      </media:content>
    </item>
  </channel>
</rss>`

/** When the example is looked at; a feed of the visitor's own is looked at now. */
export const exampleNow = Date.UTC(2026, 10, 21, 12)

export const example = {
  aufgabe: 'feed',
  feed,
  host: 'gaertnerei-muster.ch',
  schluessel: '0f3a9c6d27b84e51a2c8',
  adressen:
    'https://gaertnerei-muster.ch/magazin/rosen-winterschutz\nhttps://gaertnerei-muster.ch/magazin/kompost-im-herbst',
  datei: '',
  antwort: '',
}

export const about: ToolFacts = {
  title: 'Feed- und IndexNow-Werkstatt',
  purpose: 'Prüft einen Feed nach den Regeln von MSN; erzeugt Schlüssel, Dateien und Befehle für IndexNow.',
  task: 'check',
  sources: [
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
      title: 'Microsoft: MSN feed setup and configuration',
      url: 'https://support.microsoft.com/en-us/msn/partner-hub/msn-feed-setup-and-configuration',
      read: '2026-11-22',
    },
    {
      title: 'Microsoft: Common issues that limit content visibility on MSN',
      url: 'https://support.microsoft.com/en-us/topic/common-issues-that-limit-content-visibility-on-msn-aa11d10a-f58b-4df3-836d-b5d09bac2e12',
      read: '2026-11-21',
    },
    {
      title: 'IndexNow: Documentation',
      url: 'https://www.indexnow.org/documentation',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Ob Microsoft Ihr Konto aufnimmt und einen Artikel zeigt.',
    'Ob Kennungen und Daten bei jedem Abruf gleich bleiben und Bilder erreichbar und gross genug sind.',
    'Ob die Vorschaubilder unter 2\u00A0MB bleiben, sofern der Feed ihre Grösse nicht nennt.',
    'Ob KI-Hilfe gekennzeichnet ist, und die Rechtschreibung des Titels.',
    'Es meldet nichts an IndexNow und ruft keine Datei ab; beides tun Sie mit den Befehlen.',
    'Ob Ihr Redaktionssystem oder CDN schon meldet; dann wäre eine zweite Meldung überflüssig.',
    'Google nimmt an IndexNow nicht teil.',
  ],
}
