import { canParseUrl } from '../../can-parse-url.ts'
import { z } from 'zod'

/** What is wrong with the origin of a site, its scheme and host without a slash at the end. */
export function originProblem(value: string): string | undefined {
  if (!canParseUrl(value)) return `«${value}» is no address: https:// and the host`
  const { origin, protocol, pathname, hostname, port } = new URL(value)
  if (protocol !== 'https:') return `«${value}» must begin with https://`
  if (!isPublicHost(hostname)) return `«${value}» is an address that only some computers reach`
  if (port !== '') return `«${value}» must be https://${hostname}, without :${port}: visitors come without it`
  if (origin === value) return undefined
  if (pathname !== '/')
    return `«${value}» must be ${origin}, without ${pathname}: the site stands at the root of its host`
  if (hasOtherLetters(value))
    return `«${value}» must be written in the letters that addresses have: ${origin}`
  return `«${value}» must be ${origin}, without path or slash at the end`
}

/** What is wrong with the address of a service or a profile. */
export function addressProblem(value: string): string | undefined {
  if (!canParseUrl(value)) return `«${value}» is no address: https:// and the host`
  const { href, protocol, hostname } = new URL(value)
  if (protocol !== 'https:') return `«${value}» must begin with https://`
  if (!isPublicHost(hostname)) return `«${value}» is an address that only some computers reach`
  return hasOtherLetters(value)
    ? `«${value}» must be written in the letters that addresses have: ${href}`
    : undefined
}

/** What is wrong with where the form is sent: a path of this site, or the address of a service. */
export function formAddressProblem(value: string): string | undefined {
  if (!value.startsWith('/')) return addressProblem(value)
  return /^\/[\w/-]*$/.test(value) ? undefined : `«${value}» is no path of this site, such as /contact`
}

/** What is wrong with an e-mail address. */
export function mailProblem(value: string): string | undefined {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(value) ?? []
  if (hasOtherLetters(host) && canParseUrl(`https://${host}`)) {
    const { hostname } = new URL(`https://${host}`)
    return `«${value}» must be written in the letters that addresses have: ${name}@${hostname}`
  }
  return z.email().safeParse(value).success ? undefined : `«${value}» is no e-mail address`
}

/** A name below a top-level domain, which `localhost` and numbers are not. */
function isPublicHost(hostname: string): boolean {
  return /\.[a-z][a-z\d-]+$/.test(hostname) && !/\.(local|localhost|internal)$/.test(hostname)
}

function hasOtherLetters(text: string): boolean {
  return /[^\u0020-\u007e]/.test(text)
}
