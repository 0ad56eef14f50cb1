/** Common German words that are not English, French or Italian. */
const german =
  /(?<!\p{L})(?:der|die|das|den|dem|und|oder|ist|sind|hat|haben|wird|werden|wir|uns|unsere?[mnrs]?|Sie|Ihre?[mnrs]?|für|mit|von|vom|zu|auf|bei|beim|bis|nicht|auch|keine?[mnrs]?|ein|eine[mnrs]?|im|am|zum|zur|nach|ab|aus|seit|durch|ohne|gegen|über|unter|pro|nur|per|jetzt|dir|deine?[mnrs]?|hole?|buchen|bestellen|anfragen|vereinbaren|gemäss|kostenlos|günstig|inkl|zzgl|Preise?|Uhr|Öffnungszeiten)(?!\p{L})/giu

/** Endings of German nouns and adjectives, and the letter that only German has. */
const endings =
  /\p{Lu}\p{Ll}{3,}(?:ung|ungen|heit|keit|schaft|strasse)(?!\p{L})|\p{L}{3}(?:lich|isch)e[mnrs]?(?!\p{L})|ß/gu

/** Common English, French and Italian words that are not German. */
const foreign =
  /(?<!\p{L})(?:the|and|of|to|for|is|are|it|our|we|you|your|with|nous|vous|les|pour|et|une|sur|est|avec|il|di|della|con|sono|che)(?!\p{L})/giu

/**
 * The language of a text. English has some German words, too, such as «am» and «die», but more of its own. A short text without common words, such as a
 * heading, is of neither.
 */
export function languageOf(text: string): 'german' | 'foreign' | 'unknown' {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const [words, known, others] = [count(/\p{L}{2,}/gu), count(german) + count(endings), count(foreign)]
  if (others > 0 && others >= 2 * known) return 'foreign'
  if (words >= 12 && known < words / 20) return 'foreign'
  return known > 0 ? 'german' : 'unknown'
}
