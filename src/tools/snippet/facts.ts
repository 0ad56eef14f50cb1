import type { ToolFacts } from '../shared/tool-facts.ts'

/** A fictitious joinery, with a title that is too long. */
export const example = {
  titel: 'Küchen, Einbauschränke und Innenausbau in Winterthur und Umgebung | Schreinerei Muster',
  beschreibung:
    'Wir planen, bauen und montieren Küchen und Einbauschränke in Winterthur und Umgebung. Offerte nach einem Besuch bei Ihnen.',
  adresse: 'https://www.schreinerei-muster.ch/kuechen',
  quelltext: '',
}

export const about: ToolFacts = {
  title: 'Snippet-Vorschau: Titel und Beschreibung in Pixeln',
  purpose:
    'Zeigt, wie Titel und Beschreibung Ihrer Seite bei Google aussehen können, auf Computer und Handy, und misst sie in Pixeln statt in Zeichen.',
  source:
    'Titel und Beschreibung stehen im SEO-Plugin oder im Quelltext: Seite öffnen, Ctrl+U, auf dem Mac Option+Cmd+U, alles kopieren.',
  searches:
    'Snippet Vorschau SERP Simulator Title Titel Länge Pixel Meta Description prüfen kürzen Google Vorschau Meta Title Generator',
  task: 'check',
  sources: [
    {
      title: 'Google: Title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
      read: '2026-10-04',
    },
    {
      title: 'Google: Snippets',
      url: 'https://developers.google.com/search/docs/appearance/snippet',
      read: '2026-10-04',
    },
    {
      title: 'Google: Simplifying the visible URL element on mobile search results (Auszug)',
      url: 'https://developers.google.com/search/blog/2025/01/simplifying-breadcrumbs',
      read: '2026-11-27',
    },
    {
      title: 'findbest.tools: Breiten auf dem Computer, von Dritten geschätzt',
      url: 'https://findbest.tools/seo/meta-description-checker',
      read: '2026-11-23',
    },
  ],
  limits: [
    'Google nennt keine Grenze und kürzt nach der Breite des Geräts. Die Pixel sind Schätzungen Dritter. Fürs Telefon zeigt die Vorschau zwei Zeilen Titel und drei Zeilen Beschreibung.',
    'Welchen Titel und welche Beschreibung Google zeigt: Oft wählt es andere Wörter der Seite, je nach Suchanfrage.',
    'Fett gesetzte Suchwörter brauchen zusätzlich Platz. Den Namen der Website liest die Vorschau aus dem Meta-Tag «og:site_name», das Datum aus «article:published_time», nicht aus dem JSON-LD.',
  ],
}
