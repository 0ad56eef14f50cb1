import { phone } from 'virtual:operator'

/** A `tel:` link to the operator; nothing if `site.yaml` has no number. */
export function PhoneLink() {
  return phone && <a href={phone.href}>{phone.label}</a>
}
