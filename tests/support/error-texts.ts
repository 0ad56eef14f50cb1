/** The spec's error catalogue, written by hand, so that it is independent of the code. */
export const errorTexts = {
  fallbackHeading: 'Etwas ist schiefgelaufen',
  fallbackBody: 'Bitte laden Sie die Seite neu oder versuchen Sie es später erneut.',
  fallbackButton: 'Seite neu laden',
  generic: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  validation: 'Die eingegebenen Daten sind ungültig. Bitte überprüfen Sie Ihre Eingaben.',
  network: 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
  rateLimit: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
}

/** The console line of a reported error: time, id and kind. The cause follows. */
export function reportOf(kind: 'network' | 'unexpected'): RegExp {
  return new RegExp(`console error: ${reportStart.source} ${kind} `)
}

const reportStart = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z ERR-\d{13}-[a-z0-9]{6}/
