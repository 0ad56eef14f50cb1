import styles from './process.module.css'
import { PageSection } from '../layout/page-section'

const steps = [
  {
    title: 'Verstehen',
    text: 'Sie schildern, was Sie anbieten, wem und wo. Wir lesen Ihre Website, Ihre Search Console und die Seiten, die vor Ihnen stehen.',
  },
  {
    title: 'Befund',
    text: 'Sie erhalten eine Liste: was hindert, was die Abhilfe bewirken soll, was sie braucht. Jede Aussage mit Beleg, geordnet nach Wirkung und Aufwand.',
  },
  {
    title: 'Offerte',
    text: 'Sie wählen aus der Liste. Offeriert wird genau das, mit Aufwand, Ihrem Beitrag und dem, woran wir den Erfolg messen.',
  },
  {
    title: 'Umsetzen',
    text: 'Wir arbeiten in Ihren Konten und in Ihrer Website. Konten, Zugänge und Daten lauten auf Sie. Was wir für Sie schreiben und bauen, dürfen Sie nach der Zahlung unbeschränkt weiterverwenden.',
  },
  {
    title: 'Messen',
    text: 'Am vereinbarten Tag vergleichen wir mit dem Stand vorher. Was seinen Zweck verfehlt, ändern oder beenden wir.',
  },
]

export function Process() {
  return (
    <PageSection id="vorgehen" title="So arbeiten wir">
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
