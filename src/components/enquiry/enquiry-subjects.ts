import { services } from 'virtual:pages/navigation'
import { serviceName, type ServiceName } from '~/lib/site/page-path'

/** A subject of an enquiry, as a call to action names it: a service, the audit or an error in a text. */
export interface Subject {
  name: keyof typeof others | ServiceName
  label: string
}

/** The query of `/contact`. */
export interface ContactSearch {
  anliegen?: Subject['name'] | undefined
}

const others = { 'seo-audit': 'SEO-Audit', fehler: 'Fehler in einem Text' }

export const audit: Subject = { name: 'seo-audit', label: others['seo-audit'] }

/** The services, and the suggestions of the field «Betreff». The audit is no suggestion of its own, because it is part of the first service. */
export const serviceLinks = services.flatMap(({ links }) => links)

/** The `validateSearch` of `/contact`. An unknown subject is dropped. No zod, because every page downloads this. */
export function contactSearch({ anliegen }: Record<string, unknown>): ContactSearch {
  // The key is always there: the router merges the result into the query, so a missing key would keep an unknown subject.
  return { anliegen: subjectNamed(anliegen)?.name }
}

export function subjectNamed(name: unknown): Subject | undefined {
  return isOther(name) ? { name, label: others[name] } : serviceAt(`/services/${String(name)}`)
}

/** The service whose page has this path. */
export function serviceAt(path: string): (Subject & { name: ServiceName }) | undefined {
  const link = serviceLinks.find(({ to }) => to === path)
  const name = serviceName(path)
  return link && isService(name) ? { name, label: link.label } : undefined
}

function isOther(name: unknown): name is keyof typeof others {
  return typeof name === 'string' && Object.hasOwn(others, name)
}

function isService(name: string): name is ServiceName {
  return serviceLinks.some(({ to }) => to === `/services/${name}`)
}
