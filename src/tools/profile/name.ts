import { findingOf, type Finding } from '../shared/finding.ts'
import { sameLetters } from '../shared/same-letters.ts'

/** Where the profile's name says more than the sign, and which of Google's rules that touches. */
export function nameFindings(sign: string, profile: string, locality = ''): Finding[] {
  const [onSign, shown] = [sign.trim().slice(0, 300), profile.trim().slice(0, 300)]
  if (!onSign || !shown)
    return [
      findingOf(
        'error',
        'profile/name-missing',
        'Es fehlt der Name am Schild oder der Name im Profil.',
        'Tragen Sie beide so ein, wie sie dastehen.',
      ),
    ]
  if (normal(onSign) === normal(shown)) return marks(onSign, shown)
  if (spelling(onSign) !== '' && spelling(onSign) === spelling(shown))
    return [...marks(onSign, shown), otherSpelling(onSign)]
  const added = addedWords(onSign, shown)
  const findings = [...marks(onSign, shown)]
  if (added.length === 0) {
    return [
      ...findings,
      findingOf(
        'warning',
        'profile/name-differs',
        'Der Name im Profil lautet anders als am Schild.',
        `Schreiben Sie «${onSign}», sofern man Sie unter diesem Namen kennt.`,
      ),
    ]
  }
  const place = new Set(wordsOf(locality).map(lower))
  const hasOneOf = (words: ReadonlySet<string>) => added.some((word) => words.has(lower(word)))
  const kinds = [
    ...(hasOneOf(superlatives) ? ['ein Werbewort'] : []),
    ...(hasOneOf(place) ? ['der Ort'] : []),
    ...(hasOneOf(legalForms) ? ['die Rechtsform'] : []),
  ]
  const shownWords = added.slice(0, 8).join(' ')
  findings.push(
    findingOf(
      'error',
      'profile/name-added',
      `Im Profil steht mehr als am Schild: «${shownWords}»${kinds.length > 0 ? `, darunter ${kinds.join(' und ')}` : ''}.`,
      `Schreiben Sie «${onSign}». Leistungen gehören in Kategorie und Beschreibung, der Ort in die Adresse.`,
    ),
  )
  return findings
}

const superlatives = new Set(
  'beste bester bestes besten günstig günstige günstiger billig top nr no 1 premium führend führende schnell schnellste profi profis original exklusiv rabatt aktion gratis 24h notfall'.split(
    ' ',
  ),
)
const legalForms = new Set('ag gmbh sa sàrl sarl sagl kmg kg klg genossenschaft verein stiftung'.split(' '))

/** «Sankt Galler Stube» and «St. Galler Stube», «ProntoPhone» and «Pronto Phone» are one name. */
function spelling(name: string): string {
  return sameLetters(name.replace(/\bSankt\b/gi, 'St'))
}

const otherSpelling = (onSign: string) =>
  findingOf(
    'note',
    'profile/name-spelling',
    'Der Name im Profil ist anders geschrieben als am Schild.',
    `Schreiben Sie ihn überall gleich, am besten wie am Schild: «${onSign}».`,
  )

function normal(name: string): string {
  return lower(wordsOf(name).join(' '))
}

function wordsOf(name: string): string[] {
  return name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
}

const lower = (text: string) => text.toLowerCase()

/** Words of the profile that the sign does not have, each counted as often as it comes. */
function addedWords(sign: string, profile: string): string[] {
  const left = wordsOf(sign.replace(/[&+]/g, ' und ')).map(sameLetters)
  return wordsOf(profile).filter((word) => {
    const at = left.indexOf(sameLetters(word))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What Google's guidelines name as no part of a name, by what it looks like. */
const foreignParts: [pattern: RegExp, rule: string, problem: string, remedy: string][] = [
  [/[®™©]/, 'name-trademark', 'Markenzeichen gehören nicht in den Namen.', 'Lassen Sie das Zeichen weg.'],
  [
    /https?:|www\.|\.(ch|com|li|de|at|swiss)\b/i,
    'name-address',
    'Internetadressen gehören nicht in den Namen.',
    'Dafür gibt es das Feld «Website».',
  ],
  [
    /(\+|00)\d{2}[\d\s/.-]{7,}|\b0\d{2}[\s/-]?\d{3}/,
    'name-phone',
    'Telefonnummern gehören nicht in den Namen.',
    'Dafür gibt es das Feld «Telefon».',
  ],
  [
    /\b\d{1,2}[.:]\d{2}\b|\b24\s?h\b|\bgeöffnet\b|\bopen\b/i,
    'name-hours',
    'Öffnungszeiten gehören nicht in den Namen.',
    'Dafür gibt es das Feld «Öffnungszeiten».',
  ],
  [
    /(?![®™©])\p{Extended_Pictographic}|[!?%$*#=<>{}|~★☆✓✔]/u,
    'name-signs',
    'Sonderzeichen, die nicht zum Namen gehören, sind nicht erlaubt.',
    'Lassen Sie sie weg.',
  ],
]

function marks(sign: string, profile: string): Finding[] {
  const findings = foreignParts
    .filter(([pattern]) => pattern.test(profile) && !pattern.test(sign))
    .map(([, rule, problem, remedy]) => findingOf('error', `profile/${rule}`, problem, remedy))
  const loud = profile.match(/\p{Lu}{5,}/gu) ?? []
  if (loud.some((word) => !sign.includes(word))) findings.push(capitals)
  return findings
}

const capitals = findingOf(
  'warning',
  'profile/name-capitals',
  'Ein Wort steht ganz in Grossbuchstaben.',
  'Erlaubt ist das nur bei Abkürzungen; schreiben Sie sonst gross und klein.',
)
