import type { ToolFacts } from '../shared/tool-facts.ts'

/** A firm that counts visits with a cookie. */
export const example = {
  werkzeug: 'analyse',
  speicher: 'mehr',
  werbung: 'keine',
  dienste: 'keine',
  google: '',
  eu: '',
  unerwartet: '',
  heikel: '',
  allein: '',
}

export const about: ToolFacts = {
  title: 'Cookie-Banner nötig? Was für Ihre Messung gilt',
  purpose:
    'Sagt, was Gesetz und Verträge für Ihre Messung und für eingebettete Inhalte verlangen, nennt die Artikel dazu und schreibt einen Textbaustein für die Datenschutzerklärung. Es ist keine Rechtsberatung.',
  source:
    'Was Ihre Website auf dem Gerät speichert, zeigt Chrome: F12, «Anwendung», dann «Lokaler Speicher» und «Cookies»; auf dem Mac Option+Cmd+I.',
  searches:
    'Cookie Banner nötig Pflicht Schweiz brauche ich einen Cookie Banner Einwilligung Consent DSG Google Analytics erlaubt',
  task: 'check',
  sources: [
    {
      title: 'Fernmeldegesetz (FMG), Art. 45c und 53',
      url: 'https://www.fedlex.admin.ch/eli/cc/1997/2187_2187_2187/de',
      read: '2026-08-05',
    },
    {
      title: 'Datenschutzgesetz (DSG), Art. 6, 7, 9, 12, 16, 19, 21, 22 und 60',
      url: 'https://www.fedlex.admin.ch/eli/cc/2022/491/de',
      read: '2026-11-22',
    },
    {
      title: 'EDÖB: Cookie-Leitfaden, Version 1.1 vom 6. Oktober 2025 (nicht verbindlich)',
      url: 'https://www.edoeb.admin.ch/de/cookie-leitfaden-aktualisiert',
      read: '2026-11-20',
    },
    {
      title: 'datenrecht.ch zum Leitfaden und zum Recht der EU-Staaten',
      url: 'https://datenrecht.ch/edoeb-leitlinien-zu-cookies-und-aehnlichen-technologien/',
      read: '2026-11-22',
    },
    {
      title: 'Verordnung (EU) 2016/679 (DSGVO), Art. 3, 6 und 13',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      read: '2026-11-20',
    },
    {
      title: 'Richtlinie 2002/58/EG, Art. 5 Abs. 3, Fassung vom 19. Dezember 2009 (in Abschriften gelesen)',
      url: 'https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:02002L0058-20091219',
      read: '2026-11-22',
    },
    {
      title: 'Google: EU User Consent Policy, ab 31. Juli 2024 auch für die Schweiz',
      url: 'https://support.google.com/authorizedbuyers/answer/11121285',
      read: '2026-11-22',
    },
    {
      title: 'Google Ads-Hilfe: Consent Mode für Besuche aus dem EWR',
      url: 'https://support.google.com/google-ads/answer/13695607',
      read: '2026-11-21',
    },
    {
      title: 'Google Ads-Hilfe: personalisierte Werbung im Google-Tag ausschalten',
      url: 'https://support.google.com/google-ads/answer/9606827',
      read: '2026-11-28',
    },
  ],
  limits: [
    'Es ersetzt keine Rechtsberatung: Es ordnet Ihre Angaben den genannten Artikeln zu, mehr nicht.',
    'Ob Ihre Angaben stimmen: Es schaut Ihre Website nicht an.',
    'Ob sich Ihr Angebot an Personen in der EU richtet und was deren Staaten im Einzelnen verlangen.',
    'Alles ausser Messung und eingebetteten Inhalten: Formulare, Newsletter, Bewerbungen, Kundendaten.',
    'Ob Sie in der EU eine Vertretung brauchen (Art. 27 DSGVO).',
    'Das Recht Grossbritanniens und Verträge mit anderen Werbenetzwerken als Google.',
  ],
}
