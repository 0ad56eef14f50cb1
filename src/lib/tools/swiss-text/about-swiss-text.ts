import type { RuleSource } from '../finding.ts'

/** A page that a Swiss firm took over from its German sister. */
export const example = `Großer Frühlings-Check für Ihr Fahrrad: „Rundum sicher“ ab 49,00 € zzgl. MwSt.
Angaben gemäß § 5 DDG: Muster Zweirad GmbH, CH-8400 Winterthur, UID CHE-123.456.789
Telefon +41 (0)52 123 45 67, Mo–Fr 9:00 Uhr bis 18:30 Uhr
Sie haben ein Widerrufsrecht von 14 Tagen. Belege für das Finanzamt liegen bei.
`

export const sources: RuleSource[] = [
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
    url: 'http://www.bfs.admin.ch/bfs/portal/de/index/themen/00/05/blank/03/02.html',
    read: '2026-11-22',
  },
]

export const limits: string[] = [
  'Das Werkzeug sucht Zeichen und Wörter; es versteht den Satz nicht. Was in einem Zitat oder Eigennamen steht, darf bleiben.',
  'Die Wortliste ist eine Auswahl. Viele Wörter aus Deutschland sind auch hier richtig.',
  'Es ersetzt keine Rechtsberatung: Ob ein Gesetz für Sie gilt, hängt von Ihrem Angebot und Ihrer Kundschaft ab.',
  'Eine UID mit richtiger Prüfziffer und eine gültige Telefonnummer müssen nicht vergeben sein; das sagen nur Register und Anruf.',
  "Je Regel nimmt es die ersten 5'000 Stellen auf; in einem längeren Text bleibt der Rest, wie er ist.",
  'Preise rechnet es nicht um, und Rechtstexte schreibt es nicht neu.',
]
