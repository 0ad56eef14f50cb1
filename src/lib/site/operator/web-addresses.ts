import { canParseUrl } from '../../can-parse-url.ts'
import { z } from 'zod'

/** What is wrong with an origin, which is scheme and host without a trailing slash. Here and below `undefined` means a valid value. */
export function originProblem(value: string): string | undefined {
  const problem = hostProblem(value)
  if (problem) return problem
  const wanted = `https://${new URL(value).hostname}`
  return value === wanted
    ? undefined
    : `«${value}» muss ${wanted} sein, ohne Umlaute, Port, Pfad und Schrägstrich am Ende`
}

/** What is wrong with the URL of a service or a profile. */
export function addressProblem(value: string): string | undefined {
  const problem = hostProblem(value)
  if (problem || !hasOtherLetters(value)) return problem
  return `«${value}» muss in den Buchstaben stehen, die Adressen haben: ${new URL(value).href}`
}

function hostProblem(value: string): string | undefined {
  if (!canParseUrl(value)) return `«${value}» ist keine Adresse: https:// und der Host`
  const { protocol, hostname } = new URL(value)
  if (protocol !== 'https:') return `«${value}» muss mit https:// beginnen`
  return isPublicHost(hostname)
    ? undefined
    : `«${value}» ist eine Adresse, die nur einzelne Computer erreichen`
}

/** What is wrong with the target of the form, which is a path of this site or the URL of a service. */
export function formAddressProblem(value: string): string | undefined {
  if (!value.startsWith('/')) return addressProblem(value)
  return /^\/[\w/-]*$/.test(value) ? undefined : `«${value}» ist kein Pfad dieser Website, etwa /contact`
}

/** What is wrong with an e-mail address. Its host must be in punycode. */
export function mailProblem(value: string): string | undefined {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(value) ?? []
  if (hasOtherLetters(host) && canParseUrl(`https://${host}`)) {
    const { hostname } = new URL(`https://${host}`)
    return `«${value}» muss in den Buchstaben stehen, die Adressen haben: ${name}@${hostname}`
  }
  return z.email().safeParse(value).success ? undefined : `«${value}» ist keine E-Mail-Adresse`
}

/** Whether the host has a public top-level domain, unlike `localhost`, IP addresses and `.local`. */
function isPublicHost(hostname: string): boolean {
  return /\.[a-z][a-z\d-]+$/.test(hostname) && !/\.(local|localhost|internal)$/.test(hostname)
}

function hasOtherLetters(text: string): boolean {
  return /[^\u0020-\u007e]/.test(text)
}
