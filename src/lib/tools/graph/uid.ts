/** «CHE-123.456.788» from any spelling of a UID, with or without «MWST»; `undefined` where it is none or its check digit is wrong. */
export function normalUid(text: string): string | undefined {
  const digits = /^CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?:\s*(?:MWST|TVA|IVA))?$/i
    .exec(text.trim().slice(0, 40))
    ?.slice(1)
  if (!digits) return undefined
  const weights = [5, 4, 3, 2, 7, 6, 5, 4]
  const number = digits.join('')
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  // The remainder 10 is never issued, 11 stands for 0 (Bundesamt für Statistik).
  return (11 - (sum % 11)) % 11 === Number(number[8]) ? `CHE-${digits.join('.')}` : undefined
}
