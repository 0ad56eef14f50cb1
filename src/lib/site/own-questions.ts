import type { PagePath } from './page-path.ts'

/** What the pages without a frontmatter answer, as customers would ask. Checked like those of the texts. */
export const ownQuestions: Partial<Record<PagePath, string[]>> = {
  '/': [
    'Was kostet SEO?',
    'Was bringt SEO?',
    'Wie hoch sind Ihre Preise?',
    'Wie lange dauert es, bis SEO wirkt?',
    'Können Sie den ersten Platz bei Google garantieren?',
    'Was macht eine SEO-Agentur?',
    'Was bieten Sie an?',
    'Arbeiten Sie auch für kleine Betriebe?',
    'Wie läuft ein Auftrag ab?',
  ],
  '/contact': [
    'Wie erreiche ich Sie?',
    'Wie nehme ich Kontakt auf?',
    'Wie lautet Ihre Telefonnummer?',
    'Wie lautet Ihre E-Mail-Adresse?',
    'Wie lautet Ihre Adresse?',
    'Wo ist Ihr Büro?',
    'Wann sind Sie erreichbar?',
    'Wie bekomme ich eine Offerte?',
    'Können wir einen Termin vereinbaren?',
    'Wo ist das Kontaktformular?',
    'Wie sende ich eine Anfrage?',
  ],
  '/knowledge-base': [
    'Wo finde ich alle Artikel und Anleitungen?',
    'Was bedeuten die Fachbegriffe?',
    'Gibt es ein Glossar?',
  ],
}
