import type { Eligibility } from './eligibility.ts'

/** What to film for the video check, in order; empty where no profile is possible. One take of at least 30 seconds, without cuts and faces. */
export function videoShots(kind: Eligibility): string[] {
  if (kind === 'none' || kind === 'unclear') return []
  const place =
    kind === 'service-area'
      ? [
          'Strassenschild oder Umgebung am Sitz des Betriebs',
          'Fahrzeug mit Beschriftung oder Werkzeug und Material',
        ]
      : ['Strassenschild und Nachbarhäuser', 'Fassade mit dem Namen am Schild', 'Eingang']
  const work =
    kind === 'service-area'
      ? ['Nachweis des Namens: Rechnungspapier, Visitenkarte oder Auftrag ohne Kundendaten']
      : ['Waren, Geräte oder Arbeitsplatz']
  return [
    'Aufnahme im Profil auf dem Handy starten, nicht hochladen',
    ...place,
    ...work,
    'Was nur Berechtigte können: Tür aufschliessen, Kasse oder Lager öffnen',
    'In einem Zug, ohne Gesichter, Ausweise und Bankangaben',
  ]
}
