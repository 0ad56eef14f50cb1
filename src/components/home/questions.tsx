import styles from './questions.module.css'
import { PageSection } from '../layout/page-section'

const questions = [
  {
    question: 'Sind Sie eine SEO-Agentur?',
    answer:
      'Ja, für Betriebe in der Schweiz. Wir arbeiten an Aufbau und Inhalten der Website, am Google-Unternehmensprofil und an der Messung, allein oder mit der Agentur, die Ihre Website gebaut hat.',
  },
  {
    question: 'Wie lange dauert es, bis sich etwas zeigt?',
    answer:
      'Sind technische Fehler behoben, zeigt sich das oft nach Tagen bis Wochen, sobald Google die Seiten neu besucht hat. Neue Inhalte brauchen meist Monate. Vorab vereinbaren wir, wann wir womit vergleichen.',
  },
  {
    question: 'Können Sie uns den ersten Platz garantieren?',
    answer:
      'Nein. Ränge vergibt die Suchmaschine, je nach Ort, Gerät und Suchanfrage. Zusagen können wir Arbeit, Termine und Messung.',
  },
  {
    question: 'Brauchen wir jetzt etwas Eigenes für KI-Antworten?',
    answer:
      'Laut Google braucht es keine besonderen Dateien oder Auszeichnungen. Drei Dinge müssen stimmen: Die Seite ist indexiert, sie darf ein Snippet zeigen, und die Website ist in der Search Console nicht von den generativen KI-Funktionen ausgeschlossen; eingeschlossen ist sie von sich aus.',
  },
  {
    question: 'Was müssen wir selbst beitragen?',
    answer:
      'Ihr Fachwissen. Am meisten hilft ein Gespräch im Monat mit der Person, die Kundenfragen beantwortet. Dazu die Zugänge zu Website und Konten, die Ihnen gehören und bei Ihnen bleiben.',
  },
  {
    question: 'Arbeiten Sie auch auf Französisch und Italienisch?',
    answer:
      'Wir planen mehrsprachige Auftritte für die Schweiz und richten sie technisch ein. Texte schreibt oder prüft in jeder Sprache eine Person, die in ihr zu Hause ist; maschinell Übersetztes erscheint erst nach ihrer Prüfung.',
  },
]

export function Questions() {
  return (
    <PageSection id="fragen" title="Häufige Fragen">
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </PageSection>
  )
}
