/** One term of the trade: how the site writes it and what it means. */
export interface GlossaryEntry {
  term: string
  definition: string
}

/**
 * The glossary: the definitions that `<Term id>` shows as tooltips and that the knowledge-base
 * index lists as «Glossar». One or two plain sentences each, no markup, at most 240 characters.
 */
export const glossary = {
  ankertext: {
    term: 'Ankertext',
    definition:
      'Der sichtbare, anklickbare Text eines Links. Er sagt Menschen und Suchmaschinen, was sie auf der verlinkten Seite erwartet.',
  },
  api: {
    term: 'API',
    definition:
      'Programmierschnittstelle, über die zwei Systeme Daten nach festen Regeln austauschen, ohne dass jemand sie von Hand überträgt.',
  },
  auftragsbearbeiter: {
    term: 'Auftragsbearbeiter',
    definition:
      'Wer Personendaten im Auftrag eines anderen bearbeitet, etwa ein Hoster oder Formulardienst. Das Schweizer Datenschutzgesetz verlangt dafür einen Vertrag oder eine gesetzliche Grundlage.',
  },
  backlink: {
    term: 'Backlink',
    definition:
      'Ein Link von einer fremden Website auf die eigene. Suchmaschinen finden über Links neue Seiten und nutzen sie als eines von vielen Signalen.',
  },
  bigquery: {
    term: 'BigQuery',
    definition:
      'Datenbank von Google für grosse Datenmengen, die mit SQL abgefragt wird. Die Search Console kann ihre Daten täglich dorthin exportieren.',
  },
  'bing-webmaster-tools': {
    term: 'Bing Webmaster Tools',
    definition:
      'Kostenloser Dienst von Microsoft. Er zeigt, welche Seiten der eigenen Website Bing aufgenommen hat und wie oft sie in der Suche und in KI-Antworten von Microsoft erscheinen.',
  },
  canonical: {
    term: 'Canonical-Angabe',
    definition:
      'Angabe im HTML-Kopf oder HTTP-Header, welche von mehreren gleichen oder ähnlichen Adressen die massgebliche ist. Google behandelt sie als starken Hinweis, nicht als Anweisung.',
  },
  cctld: {
    term: 'ccTLD',
    definition:
      'Länderendung einer Domain, zum Beispiel .ch für die Schweiz. Sie zeigt Suchmaschinen, auf welches Land sich eine Website richtet.',
  },
  chatbot: {
    term: 'Chatbot',
    definition:
      'Programm, das Fragen in einem Chatfenster selbst beantwortet, nach festen Regeln oder mit einem Sprachmodell.',
  },
  cls: {
    term: 'CLS',
    definition:
      'Cumulative Layout Shift: misst, wie stark sich Inhalte unerwartet verschieben, während eine Seite benutzt wird. Gut ist ein Wert von höchstens 0,1.',
  },
  'consent-mode': {
    term: 'Consent Mode',
    definition:
      'Funktion von Google, mit der eine Website den Google-Diensten mitteilt, wozu jemand zugestimmt hat. Sie ersetzt weder Information noch Einwilligung.',
  },
  conversion: {
    term: 'Conversion',
    definition:
      'Eine Handlung, die ein Ziel der Website erfüllt, zum Beispiel eine Anfrage, ein Anruf oder eine Bestellung. Google Analytics sagt «Schlüsselereignis».',
  },
  cookie: {
    term: 'Cookie',
    definition:
      'Kleiner Eintrag, den eine Website im Browser speichert und den der Browser bei späteren Aufrufen wieder mitschickt.',
  },
  'core-web-vitals': {
    term: 'Core Web Vitals',
    definition:
      'Drei Messwerte von Google für das Nutzungserlebnis: LCP (Laden), INP (Reaktion auf Eingaben) und CLS (Springen des Inhalts).',
  },
  crawling: {
    term: 'Crawling',
    definition:
      'Das automatische Abrufen von Webseiten durch ein Programm, den Crawler. Er folgt dabei Links und Sitemaps.',
  },
  crm: {
    term: 'CRM',
    definition:
      'System für die Kundenbeziehungen (Customer Relationship Management): Kontakte, Gespräche, Offerten und Aufträge an einem Ort.',
  },
  crux: {
    term: 'CrUX',
    definition:
      'Chrome UX Report: Googles öffentliche Sammlung von Messwerten echter Besuche mit Chrome, gerechnet über 28 Tage.',
  },
  ctr: {
    term: 'CTR',
    definition:
      'Klickrate (Click-through-Rate): Klicks geteilt durch Impressionen. 5 Klicks auf 100 Impressionen ergeben 5 Prozent.',
  },
  dns: {
    term: 'DNS',
    definition:
      'Verzeichnis, das zu einer Domain sagt, auf welchem Server Website und E-Mail liegen. Geändert wird es dort, wo die Domain verwaltet wird.',
  },
  'double-opt-in': {
    term: 'Double-Opt-in',
    definition:
      'Anmeldung in zwei Schritten: Man trägt sich ein und klickt dann zur Bestätigung auf einen Link in einer E-Mail. In der Schweiz ist das nicht Pflicht, aber der übliche Nachweis der Einwilligung.',
  },
  dsg: {
    term: 'DSG',
    definition: 'Das Schweizer Datenschutzgesetz. Die heutige Fassung gilt seit dem 1. September 2023.',
  },
  'duplicate-content': {
    term: 'Duplicate Content',
    definition:
      'Gleiche oder fast gleiche Inhalte unter mehreren Adressen. Suchmaschinen fassen sie zusammen und zeigen meist nur eine davon.',
  },
  'e-mail-massenwerbung': {
    term: 'E-Mail-Massenwerbung',
    definition:
      'Unverlangte Werbung, die per E-Mail automatisiert an viele geht. Das UWG verlangt vorherige Einwilligung, korrekten Absender und kostenlose Abmeldung; für bestehende Kundschaft gibt es eine Ausnahme.',
  },
  einwilligung: {
    term: 'Einwilligung',
    definition:
      'Freiwillige Zustimmung einer Person, die vorher angemessen informiert wurde, zu einer bestimmten Bearbeitung ihrer Daten.',
  },
  entitaet: {
    term: 'Entität',
    definition:
      'Etwas, das man eindeutig bestimmen kann, etwa eine Firma, eine Person oder ein Ort, gleich mit welchem Wort man es nennt.',
  },
  felddaten: {
    term: 'Felddaten',
    definition:
      'Messwerte aus echten Besuchen, mit den Geräten und Netzen der Besucherinnen und Besucher. Gegenstück: Labordaten.',
  },
  'google-business-profil': {
    term: 'Google-Unternehmensprofil',
    definition:
      'Eintrag eines Unternehmens in der Google-Suche und in Google Maps, zum Beispiel mit Öffnungszeiten, Fotos und Bewertungen. Englisch Google Business Profile.',
  },
  'google-discover': {
    term: 'Google Discover',
    definition:
      'Auswahl von Beiträgen, die Google nach den Interessen einer Person zusammenstellt, ohne dass sie eine Suchanfrage eingibt.',
  },
  guid: {
    term: 'GUID',
    definition:
      'Kennung eines Eintrags in einem RSS-Feed, die sich nie ändert. An ihr erkennen die Empfänger, dass es derselbe Beitrag ist.',
  },
  hoster: {
    term: 'Hoster',
    definition:
      'Firma, auf deren Servern eine Website liegt. Oft kommt die Rechnung dafür von der Web-Agentur.',
  },
  hreflang: {
    term: 'hreflang',
    definition:
      'Angabe, welche Sprach- und Länderversionen einer Seite es gibt. Sie hilft Google, die passende Version zu zeigen, verbessert aber das Ranking nicht.',
  },
  hydration: {
    term: 'Hydration',
    definition:
      'Der Schritt, in dem JavaScript im Browser das fertig gelieferte HTML übernimmt, damit Knöpfe und Formulare reagieren.',
  },
  impression: {
    term: 'Impression',
    definition:
      'Eine Einblendung: Die eigene Seite erscheint in den Suchergebnissen, auch wenn niemand darauf klickt.',
  },
  indexierung: {
    term: 'Indexierung',
    definition:
      'Die Aufnahme einer Seite in den Index einer Suchmaschine, nachdem sie abgerufen und ausgewertet wurde. Nur was im Index steht, kann in den Ergebnissen erscheinen.',
  },
  indexnow: {
    term: 'IndexNow',
    definition:
      'Offenes Protokoll, mit dem eine Website teilnehmenden Suchmaschinen meldet, welche Adressen neu, geändert oder gelöscht sind.',
  },
  inp: {
    term: 'INP',
    definition:
      'Interaction to Next Paint: misst, wie schnell eine Seite auf Klicks, Tippen und Tastendrücke sichtbar reagiert. Gut sind höchstens 200 Millisekunden.',
  },
  'json-ld': {
    term: 'JSON-LD',
    definition:
      'Schreibweise für strukturierte Daten. Sie stehen als Block in einem script-Element der Seite. Google empfiehlt dieses Format.',
  },
  keyword: {
    term: 'Keyword',
    definition:
      'Wort oder Wortfolge, die jemand in die Suche eintippt und mit der man eine Seite finden soll.',
  },
  'ki-crawler': {
    term: 'KI-Crawler',
    definition:
      'Programm eines KI-Anbieters, das Webseiten abruft: für das Training von Modellen, für einen Suchindex oder auf Anfrage einer Person.',
  },
  'ki-uebersichten': {
    term: 'KI-Übersichten',
    definition: 'Von KI erzeugte Zusammenfassungen mit Links in der Google-Suche, englisch AI Overviews.',
  },
  'knowledge-graph': {
    term: 'Knowledge Graph',
    definition:
      'Googles Datenbank über Personen, Firmen, Orte, Werke und anderes und über ihre Beziehungen zueinander.',
  },
  'knowledge-panel': {
    term: 'Knowledge Panel',
    definition:
      'Infokasten in den Google-Ergebnissen mit Angaben aus dem Knowledge Graph, zum Beispiel zu einer Person oder einer Firma.',
  },
  labordaten: {
    term: 'Labordaten',
    definition:
      'Messwerte aus einem Testlauf unter festen Bedingungen, zum Beispiel mit Lighthouse. Sie helfen bei der Fehlersuche, zeigen aber keine echten Besuche.',
  },
  lcp: {
    term: 'LCP',
    definition:
      'Largest Contentful Paint: die Zeit, bis das grösste sichtbare Bild oder der grösste Textblock angezeigt ist. Gut sind höchstens 2,5 Sekunden.',
  },
  lead: {
    term: 'Lead',
    definition:
      'Person oder Firma, die sich für ein Angebot interessiert, zum Beispiel jemand, der eine Offerte anfragt.',
  },
  'lead-scoring': {
    term: 'Lead Scoring',
    definition:
      'Bewertung von Kontakten mit Punkten, damit der Vertrieb weiss, bei wem er sich zuerst meldet. Die Punkte kommen aus festen Regeln oder aus einem statistischen Modell.',
  },
  lighthouse: {
    term: 'Lighthouse',
    definition:
      'Kostenloses Prüfprogramm von Google für einzelne Seiten: Tempo, Barrierefreiheit, bewährte Regeln und SEO. Es liefert Labordaten, keine Messungen echter Besuche.',
  },
  'link-spam': {
    term: 'Link-Spam',
    definition:
      'Links, die vor allem gesetzt werden, um das Ranking zu beeinflussen, etwa gekaufte, in grossem Stil getauschte oder automatisch erzeugte. Ein Verstoss gegen die Spam-Richtlinien von Google.',
  },
  llm: {
    term: 'LLM',
    definition:
      'Grosses Sprachmodell (Large Language Model): Es hat aus sehr vielen Texten gelernt, wie ein Text weitergeht, und erzeugt so Antworten. Sie können falsch sein.',
  },
  'msn-partner-hub': {
    term: 'MSN Partner Hub',
    definition:
      'Portal von Microsoft, in dem zugelassene Partner ihre Inhalte bei MSN einreichen, zum Beispiel über einen RSS-Feed, und ihre Zahlen sehen.',
  },
  nap: {
    term: 'NAP',
    definition:
      'Name, Adresse und Telefonnummer eines Unternehmens (Name, Address, Phone). Sie sollen überall gleich lauten.',
  },
  nofollow: {
    term: 'nofollow',
    definition:
      'Kennzeichnung eines Links (rel-Wert), mit der eine Website sagt, dass sie für die verlinkte Seite nicht bürgt. Google behandelt sie als Hinweis.',
  },
  noindex: {
    term: 'noindex',
    definition:
      'Anweisung im HTML-Kopf oder HTTP-Header, eine Seite nicht in den Suchindex aufzunehmen. Sie wirkt nur, wenn der Crawler die Seite abrufen darf.',
  },
  praezision: {
    term: 'Präzision (Precision)',
    definition:
      'Wie viele der als gut bewerteten Fälle wirklich gut sind. Wird aus 8 von 20 als gut bewerteten Anfragen ein Auftrag, beträgt sie 40 Prozent.',
  },
  prerendering: {
    term: 'Prerendering',
    definition:
      'Das Erzeugen von fertigem HTML vor dem Besuch, meist beim Bau der Website. Text und Links stehen dann ohne JavaScript bereit.',
  },
  profiling: {
    term: 'Profiling',
    definition:
      'Automatisierte Bearbeitung von Personendaten, um persönliche Merkmale einer Person zu bewerten oder vorherzusagen, etwa Interessen oder Verhalten (DSG Art. 5 lit. f).',
  },
  'prompt-injection': {
    term: 'Prompt Injection',
    definition:
      'Angriff auf ein System mit Sprachmodell: Eingaben oder fremde Texte enthalten Anweisungen, die das Modell statt seines eigentlichen Auftrags befolgt.',
  },
  property: {
    term: 'Property',
    definition:
      'Eine Website, wie sie in der Search Console angemeldet ist: als ganze Domain oder als eine Adresse mit allem, was darunter liegt (URL-Präfix).',
  },
  quelltext: {
    term: 'Quelltext',
    definition:
      'Der Code, aus dem der Browser eine Seite aufbaut. Am Computer zeigt ihn Ctrl+U, am Mac Option+Cmd+U.',
  },
  rendering: {
    term: 'Rendering',
    definition:
      'Der Schritt, in dem ein Browser oder eine Suchmaschine HTML, CSS und JavaScript ausführt und daraus die sichtbare Seite aufbaut.',
  },
  'rich-result': {
    term: 'Rich Result',
    definition:
      'Suchergebnis mit zusätzlichen Elementen wie Sternen, Bild oder Terminen, meist aus strukturierten Daten. Google entscheidet, ob es angezeigt wird.',
  },
  'robots-txt': {
    term: 'robots.txt',
    definition:
      'Textdatei im Stammverzeichnis einer Website. Sie sagt Crawlern, welche Pfade sie abrufen dürfen und welche nicht, schützt aber nicht vor Zugriff.',
  },
  'rss-feed': {
    term: 'RSS-Feed',
    definition:
      'Maschinenlesbare Liste der neuesten Beiträge einer Website im XML-Format. Andere Dienste holen sie regelmässig ab.',
  },
  sameas: {
    term: 'sameAs',
    definition:
      'Eigenschaft von schema.org. Sie nennt Adressen, die zeigen, um welche Firma oder Person es geht, zum Beispiel die offizielle Website oder den Wikidata-Eintrag.',
  },
  'scaled-content-abuse': {
    term: 'Scaled Content Abuse',
    definition:
      'Viele Seiten ohne Mehrwert, erzeugt vor allem für das Ranking, gleich ob von Hand oder mit KI. Ein Verstoss gegen die Spam-Richtlinien von Google.',
  },
  'schema-org': {
    term: 'schema.org',
    definition:
      'Gemeinsames Vokabular für strukturierte Daten im Web, mit Typen wie Organization (Firma), Article (Artikel) oder Service (Leistung).',
  },
  'search-console': {
    term: 'Search Console',
    definition:
      'Kostenloser Dienst von Google. Er zeigt, welche Seiten der eigenen Website im Index sind, mit welchen Wörtern man sie findet und wie oft jemand klickt.',
  },
  'site-reputation-abuse': {
    term: 'Site Reputation Abuse',
    definition:
      'Inhalte Dritter auf einer angesehenen Website, die dort stehen, um von deren Ruf bei Google zu profitieren. Ein Verstoss gegen die Spam-Richtlinien von Google.',
  },
  sitemap: {
    term: 'Sitemap',
    definition:
      'Liste der Adressen einer Website für Suchmaschinen, meist eine XML-Datei. Sie hilft beim Finden, garantiert aber keine Indexierung.',
  },
  snippet: {
    term: 'Snippet',
    definition:
      'Der kurze Text, der in den Suchergebnissen eine Seite beschreibt. Google erzeugt ihn aus dem Seiteninhalt, manchmal aus der Meta-Description.',
  },
  'soft-404': {
    term: 'Soft 404',
    definition:
      'Seite, die es nicht gibt oder die leer ist, für die der Server aber 200 (in Ordnung) statt 404 (nicht gefunden) antwortet.',
  },
  'strukturierte-daten': {
    term: 'Strukturierte Daten',
    definition:
      'Angaben im Quelltext, die den sichtbaren Inhalt einer Seite maschinenlesbar beschreiben, meist mit dem Vokabular von schema.org.',
  },
  suchintention: {
    term: 'Suchintention',
    definition:
      'Was jemand mit einer Suchanfrage erreichen will: etwas wissen, eine bestimmte Website finden, vergleichen oder kaufen.',
  },
  suchmaschinenoptimierung: {
    term: 'Suchmaschinenoptimierung (SEO)',
    definition:
      'Arbeit an einer Website, damit Suchmaschinen sie finden, verstehen und zeigen. Englisch Search Engine Optimization.',
  },
  ttfb: {
    term: 'TTFB',
    definition:
      'Time to First Byte: die Zeit vom Beginn des Seitenaufrufs, bis das erste Byte der Antwort eintrifft.',
  },
  'txt-eintrag': {
    term: 'TXT-Eintrag',
    definition:
      'Textzeile im DNS einer Domain. Dienste wie Google prüfen daran, dass die Domain Ihnen gehört.',
  },
  uid: {
    term: 'UID',
    definition:
      'Unternehmens-Identifikationsnummer: die öffentliche Nummer eines Schweizer Unternehmens im Format CHE-###.###.###.',
  },
  'utm-parameter': {
    term: 'UTM-Parameter',
    definition:
      'Zusätze an einer Linkadresse wie utm_source, an denen Analysewerkzeuge die Herkunft eines Besuchs erkennen.',
  },
  webanalyse: {
    term: 'Webanalyse',
    definition:
      'Programm, das zählt, wie viele Besuche eine Website hat, woher sie kommen und welche Seiten man öffnet, zum Beispiel Google Analytics oder Matomo.',
  },
  weiterleitung: {
    term: 'Weiterleitung',
    definition:
      'Antwort des Servers, die von einer Adresse zu einer anderen führt. Dauerhafte Umzüge haben den Statuscode 301 oder 308.',
  },
  wikidata: {
    term: 'Wikidata',
    definition:
      'Freie, gemeinschaftlich gepflegte Wissensdatenbank der Wikimedia-Bewegung. Jeder Eintrag hat dort eine eindeutige Nummer.',
  },
} as const satisfies Record<string, GlossaryEntry>
