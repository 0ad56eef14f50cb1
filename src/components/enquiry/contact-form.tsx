import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { services } from 'virtual:pages/navigation'
import { EnquirySection } from './enquiry-section'

/** The form of the contact page, with the service that the address names as its subject. */
export function ContactForm({ onChange }: { onChange: (isSent: boolean) => void }) {
  const { anliegen } = useSearch({ from: '/contact' })
  const { latestLocation } = useRouter()
  const carried = useMemo(() => {
    const service = services.flatMap(({ links }) => links).find(({ to }) => to === `/services/${anliegen}`)
    return service && { subject: service.label, entry: latestLocation.state.__TSR_key ?? '' }
  }, [anliegen, latestLocation])
  return <EnquirySection title="Ihre Nachricht" carried={carried} onChange={onChange} />
}
