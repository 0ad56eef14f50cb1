import { findingOf, type Finding } from '../shared/finding.ts'

/** Yes and no to what Google's guidelines ask. */
export interface ProfileAnswers {
  /** Somebody meets customers in person during the stated hours. */
  meetsCustomers: boolean
  /** Customers come to a place of the firm. */
  receivesCustomers: boolean
  /** The firm goes to its customers. */
  visitsCustomers: boolean
  /** A lasting sign with the name stands at the place. */
  hasSign: boolean
  /** Own staff is there during the stated hours. */
  isStaffed: boolean
  /** The firm owns or rents the place, or may speak for it. */
  hasAuthority: boolean
  /** The address is a post-office box or a rented letter box. */
  isMailbox: boolean
  /** What the profile is about is a holiday flat or another object for rent or sale. */
  isRental: boolean
  /** The firm passes enquiries on to others. */
  isLeadAgent: boolean
}

/** As a shop that shows its address, as a firm that goes to its customers, as both, not at all; or the guidelines do not decide. */
export type Eligibility = 'storefront' | 'service-area' | 'hybrid' | 'none' | 'unclear'

/** Whether a profile may exist, and of which kind, by Google's guidelines. */
export function eligibility(answers: ProfileAnswers): { kind: Eligibility; findings: Finding[] } {
  const barred = [...bars(answers)]
  if (barred.length > 0) return { kind: 'none', findings: barred }
  const { receivesCustomers, visitsCustomers, hasSign, isStaffed, hasAuthority, isMailbox } = answers
  if (!receivesCustomers && !visitsCustomers) return { kind: 'unclear', findings: [noWhere] }
  if (!receivesCustomers) return { kind: 'service-area', findings: [hideAddress] }
  const missing = [
    ...(hasSign ? [] : [noSign]),
    ...(isStaffed ? [] : [notStaffed]),
    ...(hasAuthority && !isMailbox ? [] : [noPlace]),
  ]
  if (missing.length === 0) return { kind: visitsCustomers ? 'hybrid' : 'storefront', findings: [] }
  if (visitsCustomers) return { kind: 'service-area', findings: [...missing, hideAddress] }
  return { kind: 'unclear', findings: missing }
}

function* bars({
  meetsCustomers,
  isRental,
  isLeadAgent,
  isMailbox,
  hasAuthority,
  receivesCustomers,
  visitsCustomers,
}: ProfileAnswers): Generator<Finding> {
  if (!meetsCustomers)
    yield findingOf(
      'error',
      'profile/online-only',
      'Ohne persönlichen Kontakt mit der Kundschaft ist kein Profil zulässig, auch nicht für Onlineshops.',
      'Setzen Sie auf Website und strukturierte Daten vom Typ «Organization».',
    )
  if (isRental)
    yield findingOf(
      'error',
      'profile/rental',
      'Mietobjekte und Liegenschaften zum Verkauf erhalten kein Profil; Verkaufs- und Verwaltungsbüros schon.',
      'Eröffnen Sie es für das Büro, in dem jemand Kundschaft empfängt.',
    )
  if (isLeadAgent)
    yield findingOf(
      'error',
      'profile/lead-agent',
      'Vermittler von Anfragen sind ausgeschlossen.',
      'Ein Profil eröffnet der Betrieb, der die Arbeit ausführt.',
    )
  if (isMailbox && !visitsCustomers)
    yield findingOf(
      'error',
      'profile/mailbox',
      'Postfach und gemietete Briefkastenadresse sind kein Standort.',
      'Geben Sie den Ort an, an dem gearbeitet wird.',
    )
  if (receivesCustomers && !visitsCustomers && !hasAuthority)
    yield findingOf(
      'error',
      'profile/authority',
      'Für einen Kurs oder Treff an einem Ort, der Ihnen nicht untersteht, ist kein Profil zulässig.',
      'Fragen Sie, ob der Ort selbst Ihr Angebot nennt.',
    )
}

const noWhere = findingOf(
  'warning',
  'profile/nowhere',
  'Kundschaft kommt nicht zu Ihnen, und Sie gehen nicht zu ihr: Wo der persönliche Kontakt stattfindet, ist offen.',
  'Klären Sie das zuerst; die Richtlinien sehen nur diese beiden Fälle vor.',
)

const noSign = findingOf(
  'warning',
  'profile/no-sign',
  'Ohne dauerhaftes Schild mit dem Namen darf die Adresse nicht gezeigt werden.',
  'Bringen Sie ein Schild an, oder führen Sie das Profil mit Einzugsgebiet und ohne Adresse.',
)

const notStaffed = findingOf(
  'warning',
  'profile/not-staffed',
  'Zu den angegebenen Zeiten muss eigenes Personal am Ort sein.',
  'Nennen Sie nur Zeiten, zu denen jemand da ist; ein Büro auf Abruf genügt nicht.',
)

const noPlace = findingOf(
  'warning',
  'profile/no-place',
  'Ein Ort, der Ihnen nicht untersteht, oder ein Postfach darf nicht als Standort gezeigt werden.',
  'Führen Sie das Profil mit Einzugsgebiet und ohne Adresse.',
)

const hideAddress = findingOf(
  'note',
  'profile/hide-address',
  'Als Betrieb mit Einzugsgebiet zeigen Sie keine Adresse, auch nicht die private.',
  'Blenden Sie die Adresse aus, und nennen Sie die Orte, die Sie bedienen. Für das ganze Gebiet gibt es ein Profil.',
)
