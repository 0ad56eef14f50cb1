/** An enquiry that is complete, as the form sends it, but for what a test replaces. */
export function enquiryData(replaced: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...completeEnquiry, ...replaced })) data.set(name, value)
  return data
}

export const completeEnquiry = {
  subject: '',
  name: 'Erika Beispiel',
  email: 'erika@example.ch',
  company: '',
  phone: '',
  website: '',
  message: 'Unsere Werkstatt wird kaum gefunden.',
}
