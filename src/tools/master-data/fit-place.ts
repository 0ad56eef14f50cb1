import { fieldForm, isSameValue, lettersOf, type MasterRecord } from './field-form.ts'
import { withForm } from './compare-record.ts'
import type { Block } from './read-block.ts'
import type { Place } from './read-places.ts'

/** Reads a listing in the light of the master data, which tell its own name, number and page from those of the directory. */
export function fitPlace(place: Place, master: Block): Place {
  const placed = withTown(withStreet(withRegisteredName(place, master), master.record), master.record)
  const named = withName(placed, master.record.name)
  const { otherPhones, record } = withPhone(named, [master.record.phone, ...master.otherPhones])
  const known = new Set([master.record.name, ...master.unread].map(lettersOf))
  // What the master data say, too, is no gap that a missing value may be in.
  const unread = named.unread.filter((piece) => !known.has(lettersOf(piece)))
  return withOwnPage({ ...named, otherPhones, record, unread }, master.record)
}

/** The name on the sign is as good as that in the register. */
function withRegisteredName(place: Place, { signName, record: { name } }: Block): Place {
  const isSign = isSameValue(fieldForm('name', signName), fieldForm('name', place.record.name))
  return isSign ? { ...place, record: { ...place.record, name } } : place
}

/** The firm's street behind a sentence on the same line, as in the hits of a search: «Maler in Zug. Im Grund 7». */
function withStreet(place: Place, { street }: MasterRecord): Place {
  const { record, unread } = place
  const own = fieldForm('street', street)
  const starts = [...record.street.matchAll(/[.!?»·|–-] /g)].map(({ index }) => index + 2)
  const at = starts.find((start) => isSameValue(own, fieldForm('street', record.street.slice(start))))
  if (at === undefined) return place
  const before = record.street.slice(0, at - 2)
  return { ...place, record: { ...record, street: record.street.slice(at) }, unread: [...unread, before] }
}

/** The firm's town without a postal code, which only the master data tell from a name: alone below the name in profiles, or «Beispielstrasse 20, Thun, Switzerland» without a name. */
function withTown(place: Place, { name, town }: MasterRecord): Place {
  const { record, unread } = place
  const isTown = (text: string) => isSameValue(fieldForm('town', town), fieldForm('town', text))
  if (record.name !== name && isTown(record.name))
    return { ...place, record: { ...record, name: '', town: record.town || town } }
  if (record.town !== '' || !unread.some(isTown)) return place
  return { ...place, record: { ...record, town }, unread: unread.filter((piece) => !isTown(piece)) }
}

/** If the firm's own name follows further below, the line that was read as the name is the name of the listing, «Google», or of a person. */
function withName(place: Place, name: string): Place {
  const own = fieldForm('name', name)
  const isName = (text: string) => isSameValue(own, fieldForm('name', text))
  const written = isName(place.record.name) ? undefined : place.unread.find(isName)
  if (written === undefined) return place
  const isNamed = !/^Stelle \d+$/.test(place.source)
  const others = place.unread.filter((piece) => piece !== written)
  return {
    ...place,
    source: isNamed ? place.source : place.record.name,
    record: withForm({ ...place.record, name: written }),
    unread: isNamed ? [place.record.name, ...others].filter(Boolean) : others,
  }
}

/** Takes of several phone numbers the one that the master record has, too. The first number of the master record stands for its others. */
function withPhone(place: Place, phones: readonly string[]): Place {
  const wanted = phones.filter((phone) => !fieldForm('phone', phone).fault).flatMap(phoneKeys)
  const written = [place.record.phone, ...place.otherPhones].filter((phone) => phone !== '')
  const known = written.filter((phone) => phoneKeys(phone).some((key) => wanted.includes(key)))
  if (known.length === 0) return place
  const phone = known.find((one) => phoneKeys(one)[0] === wanted[0]) ?? phones[0] ?? ''
  const otherPhones = written.filter((one) => !known.includes(one))
  return { ...place, record: { ...place.record, phone }, otherPhones }
}

const phoneKeys = (phone: string) => fieldForm('phone', phone).keys

/** A page on another host, such as «https://www.local.ch/de/d/velo», is that of the listing. */
function withOwnPage(place: Place, { url }: MasterRecord): Place {
  const [own = '', found = ''] = [url, place.record.url].map((one) => fieldForm('url', one).keys[0])
  const [host, ...path] = found.split('/')
  if (own === '' || place.record.name === '' || path.length === 0 || host === own.split('/')[0]) return place
  return { ...place, record: { ...place.record, url: '' }, unread: [...place.unread, place.record.url] }
}
