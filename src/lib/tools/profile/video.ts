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
      : ['Innenraum mit Waren, Geräten oder Arbeitsplatz']
  return [
    'Im Profil auf dem Handy die Videoaufnahme starten; hochgeladene Filme gelten nicht.',
    ...place,
    ...work,
    'Zugang, den nur Berechtigte haben: Tür aufschliessen, Kasse oder Lager öffnen',
    'Ohne Schnitt mindestens 30 Sekunden; keine Gesichter, keine Ausweise, keine Bankangaben',
  ]
}
