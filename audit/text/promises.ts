/** How a text promises an effect that nobody but a search engine, or a customer, can bring about. */
const promises = [
  /\b(wir sorgen|sorgen wir)\b/,
  /\bgarantier(e|en|t|te|ten|ter|tes)\b/,
  /\b(erfolgs|ranking|platzierungs|rang|geld-zurück-)-?garantie\b/,
  /\bwir (erhöhen|steigern|maximieren|verdoppeln|vervielfachen)\b|\b(erhöhen|steigern|maximieren|verdoppeln|vervielfachen) wir\b/,
  /\b(wir stellen|stellen wir)\b.*\bsicher\b/,
  /\b(wir (sichern|gewährleisten|versprechen)|(sichern|gewährleisten|versprechen) wir)\b/,
  /\b(bringen|heben|holen|führen)( wir)? sie\b.*\b(platz|plätze|position|rang|ränge|spitze|seite (1|eins))\b/,
  /\bmehr (anfragen|aufträge|besuche|klicks|kunden|kundschaft|umsatz) (in|innert|binnen|nach) (\d|wenigen)/,
]

const negation = /\b(kein\p{L}*|nicht|nichts|nie|niemals|niemand|weder|kaum|ohne|nein)\b/u

/** The sentences of a text that promise an effect. Those that deny it, that ask, and the words of others («so») promise nothing. */
export function promisesIn(text: string): string[] {
  return sentencesOf(text).filter((sentence) => {
    const own = sentence.replace(/«[^»]*»/g, '').toLowerCase()
    return !own.endsWith('?') && !negation.test(own) && promises.some((pattern) => pattern.test(own))
  })
}

/** A question that stands within guillemets ends with them. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;]»?)\s+(?=[\p{Lu}«])/u).map((sentence) => sentence.trim())
}
