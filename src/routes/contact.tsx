import { createFileRoute } from '@tanstack/react-router'
import { Contact } from '~/components/enquiry/contact'
import { contactSearch } from '~/components/enquiry/enquiry-subjects'
import { loadPageStyles } from '~/components/styles'
import type { OwnPage } from '~/lib/site/page-schema'
import { slots } from '~/content/slots.yaml'

const page = {
  kind: 'contact',
  title: 'Kontakt: Schreiben Sie uns',
  shortTitle: 'Kontakt',
  description:
    'Schildern Sie Ihr Anliegen in ein paar Sätzen. Sie lesen hier, was nach Ihrer Nachricht geschieht und was mit Ihren Angaben passiert.',
  published: '2026-11-21',
} satisfies OwnPage

/** What customers ask and this page answers, for the search. */
const questions = [
  'Wie erreiche ich Sie?',
  'Wie nehme ich Kontakt auf?',
  'Wie lautet Ihre Telefonnummer?',
  'Wie lautet Ihre E-Mail-Adresse?',
  'Wie lautet Ihre Adresse?',
  'Wo ist Ihr Büro?',
  'Wann können wir telefonieren?',
  'Wie bekomme ich eine Offerte?',
  'Können wir einen Termin vereinbaren?',
  'Wo ist das Kontaktformular?',
  'Wie sende ich eine Anfrage?',
  'Wie rasch antworten Sie, ist das Erstgespräch unverbindlich?',
]

export const Route = createFileRoute('/contact')({
  staticData: { page, questions },
  validateSearch: contactSearch,
  loader: () => loadPageStyles('enquiry', 'page-section'),
  component: () => <Contact page={page} slots={slots} />,
})
