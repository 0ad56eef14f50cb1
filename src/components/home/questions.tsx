import styles from './questions.module.css'
import { PageSection } from '../layout/page-section'

const questions = [
  {
    question: 'Wie lange dauert es, bis sich etwas zeigt?',
    answer:
      'Sind technische Fehler behoben, zeigt sich das oft nach Tagen bis Wochen, sobald Google die Seiten neu besucht hat. Neue Inhalte brauchen meist Monate, und niemand kann einen Termin zusagen. Darum vereinbaren wir vorab, wann wir womit vergleichen.',
  },
  {
    question: 'Können Sie uns den ersten Platz garantieren?',
    answer:
      'Nein. Ränge vergibt die Suchmaschine, und sie unterscheiden sich nach Ort, Gerät und Anfrage. Wer eine Garantie gibt, verspricht etwas, das er nicht in der Hand hat.',
  },
  {
    question: 'Brauchen wir jetzt etwas Eigenes für KI-Antworten?',
    answer:
      'Laut Google braucht es für KI-Übersichten keine besonderen Dateien oder Auszeichnungen: Die Seite muss indexiert sein und ein Snippet zeigen dürfen. Klare, belegte Texte helfen Menschen und Maschinen gleich.',
  },
  {
    question: 'Was müssen wir selbst beitragen?',
    answer:
      'Ihr Fachwissen. Eine Stunde im Monat mit der Person, die Kundenfragen beantwortet, ist mehr wert als jede Software. Dazu die Zugänge zu Website und Konten, die Ihnen gehören und bei Ihnen bleiben.',
  },
  {
    question: 'Was kostet das?',
    answer:
      'Das hängt von der Liste ab, die aus dem Befund entsteht. Sie erhalten eine Offerte für einzelne, abgegrenzte Arbeiten und entscheiden, welche davon Sie wollen.',
  },
  {
    question: 'Arbeiten Sie auch auf Französisch und Italienisch?',
    answer:
      'Wir planen mehrsprachige Auftritte für die Schweiz und richten sie technisch ein. Texte schreibt oder prüft in jeder Sprache eine Person, die in ihr zu Hause ist; eine maschinelle Übersetzung ohne Prüfung veröffentlichen wir nicht.',
  },
]

export function Questions() {
  return (
    <PageSection id="fragen" title="Was man uns fragt">
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </PageSection>
  )
}
