import { createFileRoute } from '@tanstack/react-router'
import { Contact } from '~/components/enquiry/contact'
import { contactSearch } from '~/components/enquiry/contact-search'
import type { Page } from '~/lib/site/page-schema'
import { slots } from '~/lib/slots'

const page = {
  kind: 'contact',
  title: 'Kontakt: Schreiben Sie uns',
  shortTitle: 'Kontakt',
  description:
    'Schildern Sie Ihr Anliegen in ein paar Sätzen. Sie lesen hier, was nach Ihrer Nachricht geschieht und was mit Ihren Angaben passiert.',
  published: '2026-11-21',
} satisfies Page

export const Route = createFileRoute('/contact')({
  staticData: { page },
  validateSearch: contactSearch,
  component: () => <Contact page={page} slots={slots} />,
})
