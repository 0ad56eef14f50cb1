import { applicable, findingsOf, type Finding } from '../shared/finding.ts'
import { isMention, isPresent, placeOf, textsOf, type GraphNode } from './read.ts'
import { businessKind } from './business-kinds.ts'
import { isBusiness, isKnownType, isOrganization, meantType } from './types.ts'

/** Checks the types of a node and, for a firm, what Google requires and recommends. */
export function nodeFindings(node: GraphNode): Finding[] {
  const { all } = node
  const told = findingsOf('graph', placeOf(node))
  const findings = node.types.flatMap((type) => {
    if (isKnownType(type)) return []
    const trade = businessKind(type)
    const meant = trade === type ? meantType(type) : trade
    const remedy = meant ? `Meinten Sie «${meant}»?` : 'Suchen Sie den passenden auf schema.org.'
    return told('warning', 'type', `Den Typ «${type.slice(0, 40)}» kennt schema.org nicht.`, remedy)
  })
  if (node.types.length === 0 && node.under !== 'item')
    return [
      told('warning', 'no-type', 'Der Eintrag hat keinen «@type».', 'Nennen Sie den Typ von schema.org.'),
    ]
  if (!isOrganization(node.types)) return findings
  const isWhole = !isMention(node)
  const isLocal = isWhole && isBusiness(node.types)
  const ofFirm = applicable(told, [
    [
      isWhole && textsOf(all.name).join('').trim() === '',
      isLocal ? 'error' : 'warning',
      'name',
      isLocal ? 'Der Name fehlt; Google verlangt ihn für einen Betrieb vor Ort.' : 'Der Name fehlt.',
      'Ergänzen Sie «name».',
    ],
    [
      isLocal && (!isPresent(all.address) || textsOf(all.address).length > 0),
      isPresent(all.address) ? 'warning' : 'error',
      'address',
      `Die Adresse ${isPresent(all.address) ? 'ist nur ein Text' : 'fehlt'}; Google verlangt für einen Betrieb vor Ort «PostalAddress».`,
      'Schreiben Sie «streetAddress», «postalCode», «addressLocality» und «addressCountry» hinein, oder nehmen Sie «Organization», wenn niemand Sie besuchen kann.',
    ],
    [
      'aggregateRating' in all || 'review' in all,
      'warning',
      'own-rating',
      'Bewertungen des eigenen Betriebs schliesst Google von der Anzeige mit Sternen aus.',
      'Lassen Sie «aggregateRating» und «review» weg.',
    ],
    [
      isWhole && textsOf(all.url).length === 0,
      'note',
      'url-advised',
      'Die Adresse der Startseite fehlt; Google erkennt die Firma auch daran.',
      'Ergänzen Sie «url».',
    ],
  ])
  return [...findings, ...ofFirm]
}
