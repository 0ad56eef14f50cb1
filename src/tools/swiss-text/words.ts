/**
 * German words and their Swiss counterparts, a line for each family. A star stands for the rest of a compound («Fahrradverleih» → «Veloverleih») or the
 * ending of a verb. Brackets mark an explanation for a word with several meanings. Words with a space or hyphen are a pattern; without a counterpart they
 * are Swiss, too. A selection by the Variantenwörterbuch and the usage of Swiss authorities.
 */
export const words = `
Abendbrot=(Nachtessen, Znacht)
Abiturient*=Maturand; Abiturienten=Maturanden; Abitur*=Matura
Agentur für Arbeit=RAV; Bundesagentur für Arbeit=RAV
Angebot anfordern=Offerte verlangen; Angebot einholen=Offerte einholen
Apfelsine=Orange; Apfelsinen=Orangen
Arbeitsamt=RAV
Auszubildende=Lernende; Auszubildenden=Lernenden; Auszubildender=Lernender; Azubi=Lernende; Azubis=Lernende
Bahnsteig=Perron; Bahnsteige=Perrons
Brötchen=(Brötli, Weggli)
Bundesland=(Kanton, wenn die Schweiz gemeint ist)
Bundesländer=(Kantone, wenn die Schweiz gemeint ist); Bundesländern=(Kantonen, wenn die Schweiz gemeint ist)
Bürgeramt=Einwohnerdienste
Bürgersteig=Trottoir; Bürgersteige=Trottoirs
Bussgeld=Busse
Dachboden=Estrich
Einwohnermeldeamt=Einwohnerkontrolle
Einzelhandel*=Detailhandel; Einzelhändler*=Detailhändler
Estrich verlegen=Unterlagsboden; Estrich giessen=Unterlagsboden; Estrichleger*=Unterlagsbodenleger; Zementestrich=Zementunterlagsboden; Fliessestrich=Fliessunterlagsboden
Fahrrad*=Velo; Fahrräder=Velos; Fahrrädern=Velos; Fahrrads=Velos; *fahrrad=velo; *fahrräder=velos; *fahrrädern=velos
Fahrkarte=Billett; Fahrkarten*=Billett; Fahrkarten=Billette; Fahrschein=Billett
Fahrzeugschein=Fahrzeugausweis
Finanzamt=(je nach Kanton Steueramt oder Steuerverwaltung); Finanzämter=(Steuerämter)
Friseur*=Coiffeur; Friseure=Coiffeure; Friseurin=Coiffeuse; Friseurinnen=Coiffeusen; Friseursalon=Coiffeursalon
Führerschein*=Führerausweis; Führerscheinprüfung=Führerprüfung
Führungszeugnis=Strafregisterauszug
Gehweg=Trottoir
Gewerbeamt=(in der Schweiz ohne Entsprechung: für die meisten Tätigkeiten genügt die Anmeldung bei AHV und Handelsregister)
Gewerbeschein=(in der Schweiz ohne Entsprechung); Gewerbesteuer=(Gewinnsteuer)
Grundschule=Primarschule; Grundschulen=Primarschulen
Grunderwerbsteuer=Handänderungssteuer
Hähnchen*=Poulet
Handwerkskammer=(Berufsverband, Gewerbeverband)
Hausmeister*=Hauswart
Hauptuntersuchung=(Motorfahrzeugkontrolle, MFK)
IHK=Handelskammer
Jobcenter=(RAV, Sozialdienst)
Kaltmiete=Nettomiete
Kfz-Werkstatt=Garage; Kfz-Werkstätten=Garagen; KFZ-Werkstatt=Garage; Kfz=(Auto, Motorfahrzeug)
Klempner=(Sanitär, Spengler: hier zwei Berufe); Klempnerei=(Sanitärgeschäft, Spenglerei)
Krankenhaus*=Spital; Krankenhäuser=Spitäler; Krankenhäusern=Spitälern; Krankenhauses=Spitals
Kreisverkehr=Kreisel
Landkreis=Bezirk
Landratsamt=(Bezirk, Statthalteramt)
Möhre=(Rüebli, Karotte); Möhren=(Rüebli, Karotten)
Mülleimer=Abfalleimer
Müllabfuhr=Kehrichtabfuhr
Mülltonne=(Container, Kehrichtsack)
Ordnungsamt=(Gemeindepolizei)
Personalausweis=Identitätskarte
Radweg=Veloweg; Radwege=Velowege
Renovierung=Renovation; Renovierungen=Renovationen; Renovierungs*=Renovations; *renovierung=renovation; *renovierungen=renovationen
Reservierung=Reservation; Reservierungen=Reservationen; Reservierungs*=Reservations; *reservierung=reservation; *reservierungen=reservationen
Sahne=Rahm
Schornsteinfeger=Kaminfeger
Sonnabend=Samstag
Standesamt=Zivilstandsamt
Strassenbahn*=Tram
Tischlerei=Schreinerei; Tischlereien=Schreinereien; Tischler*=Schreiner
Tüte=(Sack, Tragtasche); Tüten=(Säcke, Tragtaschen)
Umsatzsteuer=Mehrwertsteuer
Urlaub=(«Ferien», Mehrzahl: «Ihre Ferien»); Urlauber=Feriengast; Urlaubs*=Ferien; (?:[Uu]n)?[Bb]ezahlte[nrm]? Urlaub
Vorfahrt=Vortritt
Warmmiete=Bruttomiete
Zebrastreifen=Fussgängerstreifen
Zulassungsstelle=Strassenverkehrsamt
Grillen=Grillieren; grillen=grillieren; grillt*=grilliert; gegrillt*=grilliert
Parken=Parkieren; parken=parkieren; parkt*=parkiert; geparkt*=parkiert
TÜV=(Motorfahrzeugkontrolle, MFK)
USt=MWST
`

/**
 * Parts of common words with ß that may have a capital; «^» is the beginning of a word. They do not match names such as «Großmann».
 * After a short vowel it is the old spelling, and the ss is right in Germany, too; surnames such as «Voß» are left out.
 */
export const wordsWithSharpS = `
straße(?!r) größ gruß grüße maß mäß fuß füße spaß späße fleiß schweiß gefäß stoß(?!f) stöße soße schließ buße bußgeld klöße schoß
^außen ^außer ^äuß ^draußen ^genieß ^heißt$ ^fließend ^dreißig ^reißverschl ^gießkanne
^heiß(?:luft|getränk|wasser)
^süß(?:ig|stoff|speise|ware|wasser|most)
^weiß(?:wein|brot|gold|blech|wurst|kohl)
^groß(?:artig|auftr|bank|britannien|eltern|familie|handel|händl|küche|kund|mutter|projekt|raum|stadt|städt|teil|vater|zügig)
schloß(?!b) schlößchen schluß schuß fluß genuß guß(?!m) kuß(?!m) küßchen ^nuß$ faß$ imbiß gebiß ^biß(?:chen|en)?$ ^(?:ab|auf|grund|um|ein)riß
(?:an|er|nach|ein|ab|ver|aus)laß prozeß exzeß kongreß regreß streß expreß kompromiß kompaß reisepaß engpaß bewußt
^paß(?:foto|bild|wort|wörter|kontrolle|höhe)?$ ^meß(?:gerät|technik|wert|instrument|band|becher) ^eß(?:zimmer|tisch|löffel|bar|kultur)
^miß(?:brauch|erfolg|geschick|stand|stände|trau|verständ|verhält) ^rußland ^(?:daß|muß|mußte|läßt|laßt|gewiß|häßlich)$
`

export const swissPlaces = `
Aargau Appenzell Baden Basel Bern Biel Chur Freiburg Genf Glarus Graubünden Jura Lausanne Luzern Neuenburg Nidwalden Obwalden Olten
Schaffhausen Schwyz Solothurn St Tessin Thun Thurgau Uri Waadt Wallis Winterthur Zug Zürich
`
