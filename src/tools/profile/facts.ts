import type { ToolFacts } from '../shared/tool-facts.ts'
import { yes } from './read-profile.ts'

/** The joinery of the article: a workshop that can be visited, and work at its customers'. */
export const example = {
  kontakt: yes,
  kommt: yes,
  geht: yes,
  tafel: yes,
  personal: yes,
  recht: yes,
  postfach: '',
  mietobjekt: '',
  vermittlung: '',
  schild: 'Schreinerei Muster',
  profil: 'Schreinerei Muster Küchen Winterthur',
  ort: 'Winterthur',
  zeiten: 'Mo–Fr 07:30–12:00, 13:00–17:00\n24.12.2026–3.1.2027 geschlossen',
}

export const about: ToolFacts = {
  title: 'Profil-Prüfer',
  purpose:
    'Prüft, ob Ihr Betrieb ein Google-Unternehmensprofil haben darf und sein Name den Regeln folgt; erzeugt Öffnungszeiten (Text, JSON-LD) und den Ablauf des Videos.',
  task: 'check',
  sources: [
    {
      title: 'Google: Richtlinien für die Präsentation Ihres Unternehmens',
      url: 'https://support.google.com/business/answer/3038177?hl=de',
      read: '2026-11-20',
    },
    {
      title: 'Google: Berechtigung und Inhaberschaft',
      url: 'https://support.google.com/business/answer/13763036?hl=de',
      read: '2026-11-20',
    },
    {
      title: 'Google: Manage your service areas',
      url: 'https://support.google.com/business/answer/9157481',
      read: '2026-11-22',
    },
    {
      title: 'Google: Verify your business with a video recording',
      url: 'https://support.google.com/business/answer/14271705',
      read: '2026-11-22',
    },
    {
      title: 'Google: Local business structured data (Öffnungszeiten)',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
      read: '2026-11-20',
    },
  ],
  limits: [
    'Ob die Antworten stimmen. Das prüft Google, auch mit Belegen und Video.',
    'Sonderregeln einzelner Branchen, etwa für Geldautomaten, Praxen mit mehreren Fachpersonen, Abteilungen oder den Verkauf von Alkohol ohne Laden.',
    'Ob ein Zusatz zum Namen gehört, obwohl er nicht am Schild steht; massgebend ist, wie der Betrieb überall auftritt.',
    'Ob es für denselben Betrieb schon ein Profil gibt.',
    'Kantonale Feiertage: Tragen Sie Ihre mit Datum ein.',
    'Welches Verfahren zur Bestätigung Google anbietet; ein Video verlangt es nicht immer.',
  ],
}
