import { services } from 'virtual:pages/navigation'
import type { ServiceName } from '~/lib/site/page-path'

/** The query of `/contact`: the subject of the enquiry, which is a service, the audit or an error in a text. */
export interface ContactSearch {
  anliegen?: keyof typeof others | ServiceName | undefined
}

/** A subject, as a call to action names it. */
export interface Subject {
  name: NonNullable<ContactSearch['anliegen']>
  label: string
}

const others = { 'seo-audit': 'SEO-Audit', fehler: 'Fehler in einem Text' }

/** The `validateSearch` of `/contact`. An unknown subject is dropped. No zod, because every page downloads this. */
export function contactSearch({ anliegen }: Record<string, unknown>): ContactSearch {
  // The key is always there: the router merges the result into the query, so a missing key would keep an unknown subject.
  return { anliegen: isOther(anliegen) || isService(anliegen) ? anliegen : undefined }
}

function isOther(name: unknown): name is keyof typeof others {
  return typeof name === 'string' && Object.hasOwn(others, name)
}

export function isService(name: unknown): name is ServiceName {
  return services.some(({ links }) => links.some(({ to }) => to === `/services/${String(name)}`))
}

export const audit: Subject = { name: 'seo-audit', label: others['seo-audit'] }

/** The suggestions of the field «Betreff». The audit has none of its own, because it is part of the first service. */
export const subjects = services.flatMap(({ links }) => links.map(({ label }) => label))

/** The text for the field «Betreff». */
export function subjectOf({ anliegen }: ContactSearch): string | undefined {
  if (isOther(anliegen)) return others[anliegen]
  const links = services.flatMap((group) => group.links)
  return links.find(({ to }) => to === `/services/${anliegen}`)?.label
}
