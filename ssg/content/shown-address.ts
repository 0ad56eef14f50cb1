import { domainToUnicode } from 'node:url'

/** An origin in Unicode for display: «https://www.müller.ch». Links have the punycode. */
export function shownOrigin(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return origin.replace(`${protocol}//${hostname}`, `${protocol}//${domainToUnicode(hostname)}`)
}

/** An e-mail address in Unicode for display: «post@müller.ch». */
export function shownMail(email: string): string {
  const [name, host = ''] = email.split('@')
  return `${name}@${domainToUnicode(host)}`
}
