import type { ToolFacts } from '../shared/tool-facts.ts'

/** The stove maker from the article. */
export const example = {
  adresse: 'https://ofenbau-muster.ch/ratgeber/speicherofen',
  kampagne: 'speicherofen',
  kanaele: 'newsletter; email\nlinkedin; social\nofferte; referral\nflyer; print',
}

export const about: ToolFacts = {
  title: 'UTM-Generator für Kampagnenlinks',
  purpose:
    'Erzeugt Messlinks mit UTM-Parametern für mehrere Kanäle auf einmal und sagt, zu welchem Kanal GA4 die Besuche zählt.',
  source:
    'Die Adresse kopieren Sie aus dem Browser. Quelle ist, wo der Link steht («newsletter»), Medium die Art des Kanals («email»). Mit der Kopfzeile «Quelle; Medium; Kampagne; Inhalt» hat jede Zeile ihre Kampagne.',
  searches:
    'UTM Generator UTM Link erstellen Builder Campaign URL Builder Kampagnenlink Messlink GA4 Kanal Tracking Link',
  task: 'create',
  sources: [
    {
      title:
        'Google: [GA4] Default channel group (Regeln für manuell gekennzeichnete Besuche, nach einer Abschrift von 2026)',
      url: 'https://support.google.com/analytics/answer/9756891',
      read: '2026-11-22',
    },
    {
      title: 'Googles 819 Quellen nach Kategorie, nach der Abschrift in «dbt-ga4» (Stand 4. November 2023)',
      url: 'https://github.com/Velir/dbt-ga4/blob/main/seeds/ga4_source_categories.csv',
      read: '2026-11-27',
    },
    {
      title: 'Google: What’s new in Analytics, 13. Mai 2026 (Kanal «AI Assistant»)',
      url: 'https://support.google.com/analytics/answer/9164320',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Ob die Adresse erreichbar ist und ob eine Weiterleitung die Parameter behält.',
    'Kanäle aus Google Ads und Display & Video 360: Dafür braucht es Daten, die in keinem Link stehen.',
    '«utm_term» und «utm_id» schreibt es nicht, und es zeichnet keinen QR-Code; für Gedrucktes machen Sie ihn aus dem Link.',
    'Quellen, die Google seit dem Stand der Liste ergänzt oder anders eingeordnet hat.',
  ],
}
