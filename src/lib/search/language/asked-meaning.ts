/** Whether a query asks what something means, and not what can be done with it: «was ist ein Canonical», «Canonical Bedeutung». */
export function asksForMeaning(query: string): boolean {
  return /^\s*was (?:ist|sind|heisst|bedeute[tn])\s|\s(?:bedeutung|definition|erklärung|erklärt)\s*$/i.test(
    query,
  )
}
