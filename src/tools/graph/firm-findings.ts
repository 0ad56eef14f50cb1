import { type Finding, type Grade, findingOf } from '../shared/finding.ts'
import { listOf, textsOf, type JsonObject } from './json.ts'
import { isMention, placeOf, sameAsList, type EntityGraph, type GraphNode } from './read.ts'
import { bareType, isBusiness, isKnownType, isOrganization, meantType } from './types.ts'

/** What Google requires, recommends or leaves out, for one node. */
export function nodeFindings(node: GraphNode): Finding[] {
  const place = placeOf(node)
  const all: JsonObject = Object.assign({}, ...node.described)
  const findings: Finding[] = []
  const add = (applies: boolean, grade: Grade, rule: string, problem: string, remedy: string) => {
    if (applies) findings.push(findingOf(grade, rule, problem, remedy, place))
  }
  add(
    node.types.length === 0 && node.under !== 'item',
    'warning',
    'graph/no-type',
    'Der Eintrag hat keinen «@type».',
    'Nennen Sie den Typ von schema.org.',
  )
  for (const type of node.types) {
    const meant = meantType(type)
    add(
      !isKnownType(type),
      'warning',
      'graph/type',
      `Den Typ «${type.slice(0, 40)}» kennt schema.org nicht.`,
      meant ? `Meinten Sie «${meant}»?` : 'Suchen Sie den passenden auf schema.org.',
    )
    add(
      bareType(type) === 'SearchAction',
      'note',
      'graph/outdated',
      'Googles Suchfeld im Suchergebnis gibt es nicht mehr; «SearchAction» bewirkt dort nichts.',
      'Es schadet nicht.',
    )
    add(
      bareType(type) === 'FAQPage',
      'note',
      'graph/outdated',
      'FAQ stellt Google seit dem 7. Mai 2026 nicht mehr besonders dar.',
      'Es schadet nicht.',
    )
  }
  if (!isOrganization(node.types)) return findings
  const isWhole = !isMention(node)
  const isLocal = isWhole && isBusiness(node.types)
  add(
    isLocal && textsOf(all.name).length === 0,
    'error',
    'graph/name',
    'Der Name fehlt; Google verlangt ihn für einen Betrieb vor Ort.',
    'Ergänzen Sie «name».',
  )
  add(
    isLocal && listOf(all.address).length === 0,
    'error',
    'graph/address',
    'Die Adresse fehlt; Google verlangt sie für einen Betrieb vor Ort.',
    'Ergänzen Sie «address», oder nehmen Sie «Organization», wenn niemand Sie besuchen kann.',
  )
  add(
    node.types.map(bareType).includes('ProfessionalService'),
    'note',
    'graph/professional-service',
    'schema.org hat «ProfessionalService» in der allgemeinen Bedeutung aufgegeben.',
    'Nehmen Sie einen genaueren Typ.',
  )
  add(
    'aggregateRating' in all || 'review' in all,
    'warning',
    'graph/own-rating',
    'Bewertungen des eigenen Betriebs schliesst Google von der Anzeige mit Sternen aus.',
    'Lassen Sie «aggregateRating» und «review» weg.',
  )
  add(
    textsOf(all.logo).some((logo) => !/^https?:\/\//i.test(logo)),
    'error',
    'graph/logo',
    'Das Logo hat keine vollständige Adresse.',
    'Beginnen Sie mit https://.',
  )
  add(
    textsOf(all.telephone).some((phone) => !phone.trim().startsWith('+')),
    'warning',
    'graph/phone',
    'Die Telefonnummer beginnt nicht mit der Landesvorwahl.',
    'Schreiben Sie «+41 …».',
  )
  add(
    textsOf(all.priceRange).some((range) => range.length >= 100),
    'warning',
    'graph/price-range',
    'Die Preisspanne hat 100 Zeichen oder mehr; Google zeigt sie dann nicht.',
    'Kürzen Sie sie.',
  )
  add(
    textsOf(all.iso6523Code).some((code) => code.startsWith('0183') && !/^0183:CHE\d{9}$/.test(code)),
    'warning',
    'graph/iso6523',
    'Der Code der Schweizer UID hat nicht die Form «0183:CHE…» mit neun Ziffern.',
    'Schreiben Sie die UID ohne Strich und Punkte.',
  )
  add(
    listOf(all.geo).some(isCoarse),
    'warning',
    'graph/geo',
    'Die Koordinaten haben weniger als fünf Stellen nach dem Punkt.',
    'Geben Sie fünf an, als Text, wenn eine Null am Ende steht.',
  )
  add(
    isWhole && textsOf(all.url).length === 0,
    'note',
    'graph/url-advised',
    'Die Adresse der Startseite fehlt; Google erkennt die Firma auch daran.',
    'Ergänzen Sie «url».',
  )
  return findings
}

function isCoarse(geo: unknown): boolean {
  if (typeof geo !== 'object' || geo === null) return false
  const numbers = ['latitude', 'longitude'].map((key): unknown => Reflect.get(geo, key))
  return numbers.some(
    (number) =>
      (typeof number === 'number' || typeof number === 'string') && !/\.\d{5,}\s*$/.test(String(number)),
  )
}

/** Profiles that are no address, or no profile. */
export function sameAsFindings(graph: EntityGraph): Finding[] {
  return sameAsList(graph).flatMap(({ id, name, address }) => {
    const place = `sameAs von «${(name ?? id).slice(0, 60)}»`
    const shown = address.slice(0, 80)
    if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) {
      return [
        findingOf(
          'error',
          'graph/same-as',
          `«${shown}» ist keine vollständige Adresse.`,
          'Beginnen Sie mit https://.',
          place,
        ),
      ]
    }
    if (URL.canParse(id) && new URL(id).host === new URL(address).host && new URL(id).host !== '') {
      return [
        findingOf(
          'note',
          'graph/own-profile',
          `«${shown}» liegt auf der eigenen Website.`,
          'Erlaubt; eine fremde belegt mehr.',
          place,
        ),
      ]
    }
    return []
  })
}
