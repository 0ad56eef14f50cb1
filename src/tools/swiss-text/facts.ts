import type { ToolFacts } from '../shared/tool-facts.ts'

/** A text that a Swiss shop has copied from its German sister. */
export const example = {
  text: 'Großer Check für Ihr Fahrrad: 49,00 € zzgl. MwSt.',
}

export const about: ToolFacts = {
  title: 'Schweiz-Check: Eszett, Preise, deutsche Wörter',
  purpose:
    'Prüft einen Text oder Quelltext auf Eszett, deutsche Wörter, Preise, Rechtsverweise, UID, IBAN, Telefonnummern und Sprachcodes. Es ersetzt Anführungszeichen, «MWST» und das Eszett (ausser in Namen, Zitaten und Code); alles andere schlägt es nur vor.',
  source:
    'Den Quelltext einer Seite zeigt der Browser mit Ctrl+U, auf dem Mac mit Option+Cmd+U; ein Absatz genügt auch.',
  searches:
    'Eszett ß durch ss ersetzen Schweizer Rechtschreibung prüfen Schweizer Hochdeutsch Text prüfen Helvetismen deutsche Wörter Guillemets',
  task: 'check',
  sources: [
    {
      title: 'Preisbekanntgabeverordnung (PBV), Art. 3 und 4, Stand 1. Juli 2022',
      url: 'https://lawbrary.ch/law/art/PBV-v2022.07-de-art-4',
      read: '2026-11-22',
    },
    {
      title: 'SECO: Grundlagen der Preisbekanntgabe',
      url: 'https://www.seco.admin.ch/seco/de/home/Werbe_Geschaeftsmethoden/Preisbekanntgabe/generalites.html',
      read: '2026-11-22',
    },
    {
      title: 'Bundesamt für Statistik: Die UID, Berechnung der Prüfziffer',
      url: 'https://www.bfs.admin.ch/bfs/portal/de/index/themen/00/05/blank/03/02.html',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Das Werkzeug sucht Zeichen und Wörter; es versteht den Satz nicht. Was es für einen Namen, ein Zitat, Code oder Daten hält, lässt es stehen und nennt es.',
    'Die Wortliste ist eine Auswahl. Viele Wörter aus Deutschland sind auch hier richtig.',
    'Es ersetzt keine Rechtsberatung: Ob ein Gesetz für Sie gilt, hängt von Ihrem Angebot und Ihrer Kundschaft ab.',
    'Eine UID mit richtiger Prüfziffer und eine gültige Telefonnummer müssen nicht vergeben sein; das zeigen nur das Register und ein Anruf.',
    'Preise rechnet es nicht um, und Rechtstexte schreibt es nicht neu.',
  ],
}
