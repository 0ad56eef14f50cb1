/** What stands beside the data of a firm in imprints, profiles and registers, and is not compared. */

/** The text without lines and sections that say something else, and without additions to names. */
export function withoutAsides(text: string): string {
  return text.replace(asideLine, '').replace(asideSection, '').replace(besideName, '\t')
}

/** Whether a piece belongs to no field: fax, and what an extract of the register adds, such as its number. */
export const isAside = (piece: string) => asides.some((pattern) => pattern.test(piece))

/** Whether a piece beside an address is none of the data: form of address, plus code, country, fax, ratings, times, buttons and the like. */
export const isElsewhere = (piece: string) => elsewhere.some((pattern) => pattern.test(piece))

/** A firm may be reached under another one, or at a post-office box. The tool does not compare these. */
export const postal = /^(?:postfach|case postale|casella postale|p\.?\s?o\.? box|c\/o)\b/i

/** Profiles say so in place of the hours, registers beside the name. */
export const closing =
  /(?<!\p{L})(?:(?:dauerhaft|endgültig|vorübergehend|permanently|temporarily|(?:dies\p{L}* )?(?:unternehmen|firma|betrieb|geschäft) ist) (?:geschlossen|closed)|(?:définitivement|temporairement) fermée?|fermée? (?:définitivement|temporairement)|(?:definitivamente|temporaneamente|permanentemente) chius[oa]|chius[oa] (?:definitivamente|temporaneamente|permanentemente)|(?:in|en) (?:liquidation|liquidazione)|^(?:gelöscht|radiée?|cancellat[oa]))(?!\p{L})/iu

/** Opening hours. */
export const opening =
  /^(?:mo|di|mi|do|fr|sa|so)(?:\.|[a-z]*tag|ttwoch)?[\s–-].*\d|^\d\d?[:.]\d\d(?:\s?[–-]|(?:\s?Uhr)?(?:\s\(\p{L}+\))?$)/iu

const oneOf = (patterns: readonly RegExp[], flags: string) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags)

/** Lines of a sheet or profile that say something else, and a year, which is no postal code. */
const asideLine = oneOf(
  [
    /^[ \t]*(?![ \t])stammdatenblatt\b.*/u,
    /^[ \t]*(?![ \t])(?:seite|page) ·.*/u,
    // The asterisk of a telephone book: no advertising.
    /^[ \t]*(?![ \t])\*[ \t]*(?:[^\r\n]*(?:keine? werb|pas de publicit|pubblicit)[^\r\n]*)?$/u,
    /^[ \t]*(?![ \t])(?:kennung|eigene profile|frühere angaben|inhaberschaft|kontrolle|alter der firma|gegründet|gründung|mitarbeit|letzte änderung|stand(?!ort)|handelsregister(?!.*CHE))[^:\r\n]*:[ \t]*[^\s|·•][^\t\r\n|·•]*/u,
    /^[ \t]*(?![ \t])(?![^:\r\n]*(?:plz|postleitzahl|npa))[\p{L} ./-]+:[ \t]*(?:19|20)\d\d[ \t]*$/u,
  ],
  'gimu',
)

/** A section of an imprint that says nothing about the firm: «Haftungsausschluss:», «Webdesign: Muster AG». It ends before an empty line, a label, a postal code or a phone number. */
const asideSection =
  /^[ \t]*(?:haftung|disclaimer|rechtlich|urheber|copyright|datenschutz|streit|konzept|(?:web-?)?design|webmaster|gestaltung|(?:technische )?umsetzung|realis|programmierung|hosting|bild(?:nachweis|quelle|recht|material)|foto|bank|iban|konto|zahlung|sprache|parkplätze|web\S+ (?:erstellt|von|by)|idee|text|beschreibung|über uns|(?:dienst)?leistung|spezial|zertifi)[^:\r\n]{0,40}:(?:[ \t]*\S[^\r\n]*|\s*(?:(?![^\r\n]*(?:\d{4}|\d\d \d\d))[^\r\n:@]+(?:\r?\n|$))+)?/gim

/** What stands beside a name. */
const besideName = oneOf(
  [
    // «© 2019–2026».
    /(?:(?:©|\(c\)|(?<!\p{L})copyright(?![\p{L}:-]))[ \t]*)+(?:(?:(?:19|20)\d\d ?[-–]? ?){1,2}(?:by )?)?/u,
    // «Muster AG, 2026» behind the mark.
    /,? (?:(?:19|20)\d\d ?[-–]? ?){1,2}(?=[|·•]|$)(?<=(?:©|copyright).{0,100})/u,
    / ?[-–.,]? ?(?:alle rechte vorbehalten|all rights reserved|tous droits réservés|tutti i diritti riservati)\.?/u,
    // «Muster AG seit 1954».
    / ?[,–-]? ?(?<!\p{L})(?:seit|since|depuis|dal) (?:1[5-9]|20)\d\d(?=[ \t]*(?:[|·•,]|$))/u,
  ],
  'gimu',
)

const asides = [
  /^fax\b/i,
  /^f[.:]? (?=[+(0])/i,
  /^iban\b/i,
  /^(?:aktien|stamm|grund)?kapital\b/i,
  /^(?:zweck|capital|but)\s*:/i,
  /^(?:rechtsform|rechtsnatur|forme juridique)[:\s]/i,
  /^ehra-id\b/i,
  // The number in the register.
  /^(?:[^\d:]{1,40}[:\s]\s*)?CH-?\d{3}[.-]?\d\.?\d{3}\.?\d{3}-?\d$/i,
]

const elsewhere = [
  // Forms of address, countries, and headings.
  /@/iu,
  /^(?:herrn?|frau|firma|schweiz|suisse|svizzera|switzerland|liechtenstein)$/iu,
  /^(?:impressum|kontakt|adresse|telefon|e-?mail|öffnungszeiten|intro|infos?|details|datenschutz(?:erklärung)?|agb)$/iu,
  /^(?:tele)?fax\b/iu,
  /^(?:aktiv|actif|active)$/iu,
  // A plus code of Google Maps.
  /^[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}\b/iu,
  // Ratings, followers and figures of a profile.
  /^(?:bewertung )?\d[.,]\d(?:\/5)?(?: ?\([\d.'’]+\)| ?★.*| von 5 sternen.*)?$/iu,
  /^\([\d.'’]+\)$/iu,
  /^\d[\d.'’]* (?:follower|abonnent\p{L}*|beiträge|gefolgt)$/iu,
  /^[\d.,'’]+ (?:tsd\.? )?follower\b/iu,
  /^[\d.,'’]+ .{0,3}gefällt mir/iu,
  /^\d+ ?%.*empfehl/iu,
  /^(?:ist derzeit|jetzt|immer) ge(?:öffnet|schlossen)\b/iu,
  /^\d+\+ jahre im geschäft$/iu,
  /^[\d.'’+–-]+ (?:mitarbeit|beschäftigte)\p{L}*$/iu,
  /^nr\. \d+ von \d/iu,
  // The end of a letter.
  /^(?:mit )?(?:freundliche|beste|liebe)\p{L}? gr[uü](?:ss|ß)/iu,
  // A range of prices.
  /^(?:CHF \d+[–-]\d+|[€$]{1,4})$/iu,
  // Buttons and times.
  /^(?:schlie(?:ss|ß)t|öffnet|geöffnet|geschlossen|offen|opens?|close[sd]|website|route|directions|share|save|teilen|speichern|anrufen)\b(?!.*\b(?:gmbh|ag)\b)/iu,
  /^(?!.*(?:\b(?:gmbh|ag)\b|\d{3} \d\d))(?:.*\d.*(?:rezension|bewertung|review)|.*\b\d\d?(?::\d\d|(?:\.\d\d)? uhr)\b|gegründet.*\d{4}$)/iu,
]
