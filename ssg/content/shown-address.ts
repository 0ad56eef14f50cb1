import { domainToUnicode } from 'node:url'

/** An address of the web as people write it: «https://www.müller.ch», where links have its punycode. */
export function shownOrigin(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return origin.replace(`${protocol}//${hostname}`, `${protocol}//${domainToUnicode(hostname)}`)
}

/** An e-mail address as people write it: «post@müller.ch». */
export function shownMail(email: string): string {
  const [name, host = ''] = email.split('@')
  return `${name}@${domainToUnicode(host)}`
}
