import styles from './process.module.css'
import { PageSection } from '../layout/page-section'

const steps = [
  {
    title: 'Verstehen',
    text: 'Sie schildern, was Sie anbieten, wem und wo. Wir lesen Ihre Website, Ihre Search Console und die Seiten, die vor Ihnen stehen.',
  },
  {
    title: 'Befund',
    text: 'Sie erhalten eine Liste: was hindert, was es bringt, was es braucht. Jede Aussage mit Beleg, geordnet nach Wirkung und Aufwand.',
  },
  {
    title: 'Offerte',
    text: 'Sie wählen aus der Liste. Offeriert wird genau das, mit Aufwand, Ihrem Beitrag und dem, woran wir den Erfolg messen.',
  },
  {
    title: 'Umsetzen',
    text: 'Wir arbeiten in Ihren Konten und in Ihrer Website. Alles gehört Ihnen: Texte, Zugänge, Daten.',
  },
  {
    title: 'Messen',
    text: 'Am vereinbarten Tag vergleichen wir mit dem Stand vorher. Was nicht wirkt, lassen wir bleiben.',
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
