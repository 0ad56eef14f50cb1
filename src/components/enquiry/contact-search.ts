import { services } from 'virtual:pages/navigation'
import type { ServiceName } from '~/lib/site/service-name'

/** What the address of the contact page says: what somebody asks about, the audit or a service, or that they report an error. */
export interface ContactSearch {
  anliegen?: keyof typeof others | ServiceName | undefined
}

const others = { 'seo-audit': 'SEO-Audit', fehler: 'Fehler in einem Text' }

/** Reads it: anything else counts as nothing. Part of what every page downloads. */
export function contactSearch({ anliegen }: Record<string, unknown>): ContactSearch {
  // By name: the router lays this over what the address says, and what is left out would stay.
  return { anliegen: isOther(anliegen) || isService(anliegen) ? anliegen : undefined }
}

function isOther(name: unknown): name is keyof typeof others {
  return typeof name === 'string' && Object.hasOwn(others, name)
}

export function isService(name: unknown): name is ServiceName {
  return services.some(({ links }) => links.some(({ to }) => to === `/services/${String(name)}`))
}

/** What an enquiry may be about: the first service contains the audit. */
export const subjects = services.flatMap(({ links }) => links.map(({ label }) => label))

/** The subject that the address names. */
export function subjectOf({ anliegen }: ContactSearch): string | undefined {
  if (isOther(anliegen)) return others[anliegen]
  const links = services.flatMap((group) => group.links)
  return links.find(({ to }) => to === `/services/${anliegen}`)?.label
}
