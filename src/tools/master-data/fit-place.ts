import { fieldForm, isSameValue, lettersOf, type Field } from './field-form.ts'
import type { Block } from './read-block.ts'
import type { Place } from './read-places.ts'

/** Reads a listing in the light of the master data, which tell its own name, number and page from those of the directory. */
export function fitPlace(place: Place, master: Block): Place {
  const own = master.record
  const record = { ...place.record }
  let { source, unread } = place
  const isOwn = (field: Field, text: string, wanted = own[field]) =>
    isSameValue(fieldForm(field, wanted), fieldForm(field, text))

  // The name on the sign is as good as that in the register.
  if (isOwn('name', record.name, master.signName)) record.name = own.name

  // The firm's street behind a sentence on the same line, as in the hits of a search: «Maler in Zug. Im Grund 7».
  const starts = [...record.street.matchAll(/[.!?»·|–-] /g)].map(({ index }) => index + 2)
  const start = starts.find((at) => isOwn('street', record.street.slice(at)))
  if (start !== undefined) {
    unread = [...unread, record.street.slice(0, start - 2)]
    record.street = record.street.slice(start)
  }

  // The firm's town without a postal code, which only the master data tell from a name: alone below the name in profiles, or
  // «Beispielstrasse 20, Thun, Switzerland» without a name.
  const isTown = (text: string) => isOwn('town', text)
  if (record.name !== own.name && isTown(record.name)) {
    record.name = ''
    record.town ||= own.town
  } else if (record.town === '' && unread.some(isTown)) {
    record.town = own.town
    unread = unread.filter((piece) => !isTown(piece))
  }

  // If the firm's own name follows further below, the line that was read as the name is the name of the listing, «Google», or of a person.
  const written = isOwn('name', record.name) ? undefined : unread.find((piece) => isOwn('name', piece))
  if (written !== undefined) {
    const isNamed = !/^Stelle \d+$/.test(source)
    const others = unread.filter((piece) => piece !== written)
    unread = isNamed ? [record.name, ...others].filter(Boolean) : others
    if (!isNamed) source = record.name
    record.name = written
  }

  // What the master data say, too, is no gap that a missing value may be in.
  const known = new Set([own.name, ...master.unread].map(lettersOf))
  unread = unread.filter((piece) => !known.has(lettersOf(piece)))

  // Of several phone numbers the one that the master record has, too. Its first number stands for its others.
  const phones = [own.phone, ...master.otherPhones]
  const wanted = phones.filter((phone) => !fieldForm('phone', phone).fault).flatMap(keysOf)
  const numbers = [record.phone, ...place.otherPhones].filter((phone) => phone !== '')
  const found = numbers.filter((phone) => keysOf(phone).some((key) => wanted.includes(key)))
  if (found.length > 0) record.phone = found.find((phone) => keysOf(phone)[0] === wanted[0]) ?? own.phone
  const otherPhones = found.length > 0 ? numbers.filter((phone) => !found.includes(phone)) : place.otherPhones

  // A page on another host, such as «https://www.local.ch/de/d/velo», is that of the listing.
  const [page = '', site = ''] = [own.url, record.url].map((url) => fieldForm('url', url).keys[0])
  const isElsewhere = site.includes('/') && site.split('/')[0] !== page.split('/')[0]
  if (page !== '' && record.name !== '' && isElsewhere) {
    unread = [...unread, record.url]
    record.url = ''
  }
  return { ...place, source, record, unread, otherPhones }
}

const keysOf = (phone: string) => fieldForm('phone', phone).keys
