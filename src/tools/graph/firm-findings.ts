import { findingsOf, type Finding } from '../shared/finding.ts'
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
  if (isWhole && textsOf(all.name).join('').trim() === '') {
    const problem = isLocal
      ? 'Der Name fehlt; Google verlangt ihn für einen Betrieb vor Ort.'
      : 'Der Name fehlt.'
    findings.push(told(isLocal ? 'error' : 'warning', 'name', problem, 'Ergänzen Sie «name».'))
  }
  if (isLocal && (!isPresent(all.address) || textsOf(all.address).length > 0)) {
    const problem = `Die Adresse ${isPresent(all.address) ? 'ist nur ein Text' : 'fehlt'}; Google verlangt für einen Betrieb vor Ort «PostalAddress».`
    const remedy =
      'Schreiben Sie «streetAddress», «postalCode», «addressLocality» und «addressCountry» hinein, oder nehmen Sie «Organization», wenn niemand Sie besuchen kann.'
    findings.push(told(isPresent(all.address) ? 'warning' : 'error', 'address', problem, remedy))
  }
  if ('aggregateRating' in all || 'review' in all) {
    const problem = 'Bewertungen des eigenen Betriebs schliesst Google von der Anzeige mit Sternen aus.'
    findings.push(told('warning', 'own-rating', problem, 'Lassen Sie «aggregateRating» und «review» weg.'))
  }
  if (isWhole && textsOf(all.url).length === 0) {
    const problem = 'Die Adresse der Startseite fehlt; Google erkennt die Firma auch daran.'
    findings.push(told('note', 'url-advised', problem, 'Ergänzen Sie «url».'))
  }
  return findings
}
