import { services } from 'virtual:pages/navigation'
import type { ServiceName } from '~/lib/site/service-name'

/** What the address of the contact page says: the service that somebody asks about. */
export interface ContactSearch {
  anliegen?: ServiceName | undefined
}

/** Reads it: anything else than a service counts as nothing. Part of what every page downloads. */
export function contactSearch({ anliegen }: Record<string, unknown>): ContactSearch {
  // By name: the router lays this over what the address says, and what is left out would stay.
  return { anliegen: isService(anliegen) ? anliegen : undefined }
}

export function isService(name: unknown): name is ServiceName {
  return services.some(({ links }) => links.some(({ to }) => to === `/services/${String(name)}`))
}
