import type { PagePath } from '../site/page-path.ts'

/** A question whose answers may say what comes first. */
export interface Question {
  text: string
  answers: Answer[]
}

interface Answer {
  text: string
  /** What this answer makes the next thing to do; another one leads on to the next question. */
  first?: Step
}

/** A service, or the article by which the visitor does it alone, and the reason. */
export interface Step {
  to: PagePath
  reason: string
}

/**
 * What comes first, from what everything else rests on to what spares work: the texts of the services say so. MSN-Publishing is no
 * beginning, because it needs a newsroom.
 */
export const questions: readonly Question[] = [
  {
    text: 'Kennt Google Ihre wichtigen Seiten?',
    answers: [
      { text: 'Ja' },
      {
        text: 'Nein, oder nur einen Teil',
        first: {
          to: '/services/web-struktur-optimierung',
          reason: 'Sind Seiten nicht indexiert, muss zuerst die Struktur in Ordnung kommen.',
        },
      },
      {
        text: 'Das wissen wir nicht',
        first: {
          to: '/knowledge-base/erste-schritte',
          reason: 'Die Search Console zeigt es, kostenlos. Der Artikel führt Sie hin.',
        },
      },
    ],
  },
  {
    text: 'Kommt Ihre Kundschaft aus der Umgebung?',
    answers: [
      { text: 'Nein' },
      { text: 'Ja, und unser Google-Unternehmensprofil stimmt' },
      {
        text: 'Ja, aber das Profil fehlt, ist falsch oder gesperrt',
        first: {
          to: '/services/google-business-optimierung',
          reason: 'Am Profil lässt sich sofort arbeiten, und Korrekturen helfen, sobald Google sie anzeigt.',
        },
      },
    ],
  },
  {
    text: 'Wissen Sie, woher Ihre Anfragen kommen?',
    answers: [
      { text: 'Ja' },
      {
        text: 'Nein, und wir zahlen für Werbung oder Inhalte',
        first: {
          to: '/services/analytics-tracking',
          reason: 'Erst eine Zahl, der alle trauen, zeigt, was davon Anfragen bringt.',
        },
      },
      {
        text: 'Nein, es sind nur einzelne im Monat',
        first: {
          to: '/knowledge-base/erste-schritte',
          reason:
            'Bei so wenigen reichen die Search Console und die Frage «Wie haben Sie uns gefunden?» im Formular.',
        },
      },
    ],
  },
  {
    text: 'Kommen genug Anfragen?',
    answers: [
      { text: 'Ja' },
      {
        text: 'Kaum, und auf der Website steht wenig Eigenes',
        first: {
          to: '/services/content-strategie',
          reason:
            'Zuerst braucht es Seiten, die die Fragen Ihrer Kundschaft beantworten; sonst gibt es nichts zu verbreiten oder zu verlinken.',
        },
      },
      {
        text: 'Kaum, obwohl wir regelmässig Beiträge veröffentlichen',
        first: {
          to: '/services/content-distribution',
          reason: 'Die Beiträge sind da; es fehlt der Ablauf, der sie zum Publikum bringt.',
        },
      },
      {
        text: 'Kaum, obwohl wir Zahlen oder Anleitungen haben, die sonst niemand hat',
        first: {
          to: '/services/linkbuilding',
          reason: 'Zitierbares ist da; es fehlen die Stellen, die darauf verweisen.',
        },
      },
    ],
  },
  {
    text: 'Was kostet Ihr Team unnötig Zeit?',
    answers: [
      { text: 'Nichts davon' },
      {
        text: 'Anfragen, die nicht passen',
        first: {
          to: '/services/ki-leadgenerierung',
          reason: 'Eine bessere Auswahl hilft dann mehr als weitere Kontakte.',
        },
      },
      {
        text: 'Immer dieselben Fragen',
        first: {
          to: '/services/chatbot-integration',
          reason: 'Stehen die Antworten fest, kann ein Bot sie geben, auch abends.',
        },
      },
      {
        text: 'Zahlen von Hand in Berichte kopieren',
        first: {
          to: '/services/daten-integration',
          reason: 'Der Bericht kann über Schnittstellen entstehen, jede Nacht geprüft.',
        },
      },
      {
        text: 'Ähnliche Texte aus gepflegten Daten schreiben',
        first: {
          to: '/services/content-automation',
          reason: 'Stimmen die Daten, entsteht daraus die Rohfassung; ein Mensch gibt sie frei.',
        },
      },
    ],
  },
]
