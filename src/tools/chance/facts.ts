import type { ToolFacts } from '../shared/tool-facts.ts'

/** The stove maker from the article: visits from LinkedIn, four weeks each, six and seven hours of work at CHF 90. */
export const example = {
  metric: 'visits',
  vorher: '23',
  vorherVon: '2026-08-24',
  vorherBis: '2026-09-20',
  vorherKosten: '540',
  nachher: '9',
  nachherVon: '2026-10-12',
  nachherBis: '2026-11-08',
  nachherKosten: '630',
  export: '',
  nulltage: '',
}

export const about: ToolFacts = {
  title: 'Zufall oder Wirkung? Signifikanz-Rechner',
  purpose:
    'Rechnet aus, ob sich zwei Zählungen nur zufällig unterscheiden, wie lange Sie noch zählen müssen und was ein Besuch oder eine Anfrage kostet.',
  source:
    'Klicks je Tag: In der Search Console unter «Leistung › Suchergebnisse» den Zeitraum wählen, ohne Vergleich, als CSV exportieren und Diagramm.csv aus der ZIP-Datei einfügen. Besuche und Anfragen tragen Sie selbst ein.',
  searches:
    'Signifikanz Rechner statistisch signifikant Klicks vergleichen Search Console Zufall Vorher Nachher Vergleich',
  task: 'calculate',
  sources: [
    {
      title: 'Google Search Status Dashboard: Ranking',
      url: 'https://status.search.google.com/products/rGHU1u87FJnkP6W2GwMi/history',
      read: '2026-11-22',
    },
    {
      title: 'Google: Leistungsbericht, wie Klicks und Impressionen gezählt werden (nach einer Abschrift)',
      url: 'https://support.google.com/webmasters/answer/17011364',
      read: '2026-11-27',
    },
    {
      title: 'R: Exact Poisson tests (poisson.test), zwei Raten über die Binomialverteilung',
      url: 'https://stat.ethz.ch/R-manual/R-devel/library/stats/html/poisson.test.html',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Ob die Massnahme die Ursache war: Der Unterschied kann auch von Saison, Ferien, Wetter oder Werbung der Konkurrenz kommen.',
    'Ob die Zählung stimmt und in beiden Zeiträumen gleich eingerichtet war.',
    'Besuche und Klicks derselben Person: Das Werkzeug rechnet, als stammten je zwei von derselben Person; sind es mehr, ist das Ergebnis weniger sicher, als es aussieht. Für Impressionen gibt es kein Urteil.',
    'Wie stark Ihre Wochen schwanken, wenn Sie nur Summen eintragen: Ab etwa 1000 Gezählten ist der Bereich dann zu eng.',
    'Zwei Anteile, etwa Anfragen je Besuch oder zwei Fassungen einer Seite (A/B-Test): Es vergleicht Anzahlen je Tag.',
    'Wenn Sie viele Kennzahlen vergleichen, sehen Sie bei etwa jeder zwanzigsten einen Unterschied, der keiner ist.',
  ],
}
