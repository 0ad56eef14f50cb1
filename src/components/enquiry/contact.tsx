import { useSearch } from '@tanstack/react-router'
import { businessNumber, filtersSpam, hasOwnProgram, phone, site } from 'virtual:operator'
import { PageSection, RowList } from '~/components/layout/page-section'
import { PageTitle } from '~/components/layout/page-title'
import type { Page } from '~/lib/site/page-schema'
import type { Slots } from '~/lib/site/slots-schema'
import { PageHead } from '../layout/page-head'
import { PageLink } from '../layout/page-link'
import { PhoneLink } from '../layout/phone-link'
import { OtherWays } from '../operator/other-ways'
import { Team } from '../operator/team'
import { FirstService } from '../services/first-service'
import { FirstServiceTable } from '../services/first-service-table'
import { EnquirySection } from './enquiry-section'
import { subjectNamed } from './enquiry-subjects'

/** The contact page: the form, what happens after the message, and what is done with the data. */
export function Contact({ page, slots }: { page: Page; slots: Slots }) {
  const { anliegen } = useSearch({ from: '/contact' })
  return (
    <>
      <PageHead page={page} />
      <header className="page-head page-section-start">
        <PageTitle>Schreiben Sie uns</PageTitle>
        <p>
          Lieber am Telefon?{' '}
          {phone ? (
            <>
              <PhoneLink />
              {slots.phoneHours && `, ${slots.phoneHours}`}
            </>
          ) : (
            'Geben Sie bei «Mehr Angaben» Ihre Nummer an.'
          )}
        </p>
        <OtherWays {...slots} />
      </header>
      <EnquirySection title="Ihre Nachricht" subject={subjectNamed(anliegen)?.label} />
      <PageSection id="danach" title="Was danach geschieht">
        <RowList rows={afterwards} />
      </PageSection>
      <PageSection
        id="welche-leistung-zuerst"
        title="Welche Leistung brauchen Sie zuerst?"
        lead="Beantworten Sie fünf Fragen, dann sehen Sie, womit Sie am besten anfangen. Treffen zwei Antworten zu, nehmen Sie die obere."
      >
        <FirstService />
        <FirstServiceTable />
      </PageSection>
      {slots.team.length > 0 && (
        <PageSection id="team" title="Wer Ihnen antwortet">
          <Team team={slots.team} />
        </PageSection>
      )}
      <PageSection id="angaben" title="Was mit Ihren Angaben geschieht">
        <p>
          Wir erhalten Ihre Nachricht über {site.formService}.
          {!hasOwnProgram &&
            ` Der Dienst speichert sie für uns${filtersSpam ? ' und lässt sie auf Spam prüfen' : ''}.`}{' '}
          Wir verwenden sie, um Ihnen zu antworten und, wenn Sie wollen, eine Offerte zu schreiben. Wir
          verkaufen sie nicht und geben sie nicht für Werbung weiter. Wir bewahren sie {site.enquiryRetention}{' '}
          auf, bei einem Auftrag länger. Auf Wunsch löschen wir sie früher, soweit das Gesetz nicht verlangt,
          dass wir sie behalten. Das Formular setzt keine Cookies und speichert nichts auf Ihrem Gerät. Mehr
          dazu lesen Sie in der <PageLink to="/datenschutz">Datenschutzerklärung</PageLink>.
        </p>
        <address className="page-note enquiry-place">
          {site.name}
          <br />
          {site.street}
          <br />
          {site.postalCode} {site.locality}
          {businessNumber && (
            <>
              <br />
              {businessNumber}
            </>
          )}
        </address>
      </PageSection>
    </>
  )
}

/** The same steps as on the home page («Die ersten 30 Tage»). */
const afterwards = [
  {
    title: 'Wir antworten',
    text: `Sie erhalten ${site.responseTime} eine Antwort, auch wenn wir Ihnen nicht helfen können.`,
  },
  {
    title: 'Wir sprechen miteinander, wenn Sie möchten',
    text: 'Am Telefon oder per Video. Manchmal genügt eine E-Mail.',
  },
  { title: 'Sie erhalten eine Offerte', text: 'Darin stehen Umfang, Preis, Termine und Gültigkeit.' },
  {
    title: 'Sie sagen zu, und wir beginnen',
    text: 'Für die Zusage genügt eine E-Mail; vorher beginnen wir nicht. Die Rechnung kommt nach der Übergabe, beim SEO-Audit nach der Besprechung, bei laufenden Arbeiten am Ende des Monats. Anzahlungen gibt es nur, wenn die Offerte sie nennt, beim SEO-Audit nie.',
  },
]
