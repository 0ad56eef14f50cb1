/** When another try makes sense. Says nothing where that is now, unknown, or later than anyone waits for. */
export function waitSentence(seconds = 0): string {
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.ceil(minutes / 60)
  if (seconds <= 0 || hours > 24) return ''
  if (seconds === 1) return 'In einer Sekunde geht es wieder.'
  if (seconds <= 90) return `In ${seconds} Sekunden geht es wieder.`
  if (minutes <= 90) return `In ${minutes} Minuten geht es wieder.`
  return `In ${hours} Stunden geht es wieder.`
}
