import { foldWord, stemFolded } from './words.ts'

/** Of a qualifier beside a subject. */
const qualifierWeight = 0.4

/** How much of what each word of a query says counts. */
export function subjectWeights(words: string[]): number[] {
  const hasSubject = words.some((word) => !isQualifier(word))
  return words.map((word) => (hasSubject && isQualifier(word) ? qualifierWeight : 1))
}

/**
 * Whether a word says for whom, where, with what or in what form something is asked. Texts name a coiffeur or a town as an example, so few
 * have it, and the page with the example would be found instead of the one on the subject.
 */
function isQualifier(word: string): boolean {
  const folded = foldWord(word)
  return /^20\d\d$/.test(folded) || qualifiers.has(stemFolded(folded))
}

const forWhom = `firma firmen unternehmen betrieb geschäft shop onlineshop webshop kmu kleinbetrieb
  kleinunternehmen kleinfirma kleine startup selbständige freelancer einzelfirma b2b b2c anfänger einsteiger laien
  verein gemeinde schule stiftung gewerbe handwerker arzt ärztin zahnarzt tierarzt arztpraxis zahnarztpraxis praxis
  physio physiotherapie therapeut apotheke drogerie optiker spital klinik anwalt anwältin kanzlei notar treuhand
  treuhänder bank versicherung immobilien makler immobilienmakler architekt industrie maschinenbau spedition coiffeur
  friseur kosmetik kosmetikstudio nagelstudio restaurant gastro gastronomie hotel café bäckerei metzgerei weingut
  winzer hofladen landwirt boutique florist blumenladen garage autogarage autohaus carrosserie maler schreiner
  schreinerei zimmerei elektriker sanitär spengler heizung dachdecker gärtner gärtnerei gartenbau reinigung
  reinigungsfirma fotograf fotografin fitness fitnessstudio yoga yogastudio`

const where = `schweiz switzerland zürich bern basel luzern aargau zug thurgau winterthur genf lausanne chur graubünden wallis solothurn
  schaffhausen schwyz glarus thun biel freiburg olten baden uster ostschweiz zentralschweiz`

const withWhat =
  'wordpress wix typo3 shopify jimdo squarespace joomla drupal webflow woocommerce magento contao elementor'

const inWhatForm = `tipp tipps trick tricks idee ideen beispiel beispiele anleitung tutorial video pdf kurs lernen verstehen hilfe info
  infos information übersicht grundlagen basics einführung best practice practices empfehlung erfahrung erfahrungen forum digital`

/** Everything here is about that. */
const withAny = 'seo marketing onlinemarketing problem fehler'

const how = 'schnell schneller rasch richtig korrekt besser beste dringend heute aktuell professionell'

const qualifiers = new Set(
  [forWhom, where, withWhat, inWhatForm, withAny, how]
    .flatMap((words) => words.split(/\s+/))
    .map((word) => stemFolded(foldWord(word))),
)
