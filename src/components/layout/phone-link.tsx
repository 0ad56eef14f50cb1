import { phone } from 'virtual:operator'

/** The operator's telephone number, to be called; nothing where nobody answers. */
export function PhoneLink() {
  return phone && <a href={phone.href}>{phone.label}</a>
}
