import { shownPhone } from '~/lib/site/operator/shown-phone'

/** A telephone number in E.164 to be called, shown as Switzerland writes it. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number}`}>{shownPhone(number)}</a>
}
