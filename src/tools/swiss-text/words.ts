/**
 * German words and their Swiss counterparts, a line for each family. A star stands for the rest of a compound («Fahrradverleih» → «Veloverleih») or the
 * ending of a verb. Brackets mark an explanation for a word with several meanings. Words with a space or hyphen are a pattern; without a counterpart they
 * are Swiss, too. A selection by the Variantenwörterbuch and the usage of Swiss authorities.
 */
export const words = `
Abendbrot=(Nachtessen, Znacht)
Abiturient*=Maturand; Abiturienten=Maturanden; Abitur*=Matura
Agentur für Arbeit=RAV; Bundesagentur für Arbeit=RAV
Altenheim=Altersheim; Altenheime=Altersheime
Angebot anfordern=Offerte verlangen; Angebot anfragen=Offerte anfragen; Angebot einholen=Offerte einholen
Apfelsine=Orange; Apfelsinen=Orangen
Arbeitsamt=RAV
Arbeitslosengeld=Arbeitslosenentschädigung; Kurzarbeitergeld=Kurzarbeitsentschädigung
Ausbildungsplatz=Lehrstelle; Ausbildungsplätze=Lehrstellen
Auszubildende=Lernende; Auszubildenden=Lernenden; Auszubildender=Lernender; Azubi=Lernende; Azubis=Lernende
Bahnsteig=Perron; Bahnsteige=Perrons
Brötchen=(Brötli, Weggli)
Bundesland=(Kanton, wenn die Schweiz gemeint ist)
Bundesländer=(Kantone, wenn die Schweiz gemeint ist); Bundesländern=(Kantonen, wenn die Schweiz gemeint ist)
Betriebsurlaub=Betriebsferien
Bürgeramt=Einwohnerdienste
Bürgersteig=Trottoir; Bürgersteige=Trottoirs
Bussgeld=Busse
bundesweit=(schweizweit, wenn die Schweiz gemeint ist); deutschlandweit=(schweizweit, wenn die Schweiz gemeint ist); Deutschlandweit=(schweizweit, wenn die Schweiz gemeint ist)
in ganz Deutschland=(in der ganzen Schweiz, wenn sie gemeint ist); aus dem deutschen Festnetz=aus dem Schweizer Festnetz
Dachboden=Estrich
Einkommensteuer*=Einkommenssteuer; Körperschaftsteuer*=Gewinnsteuer; Körperschaftssteuer*=Gewinnsteuer
Einwohnermeldeamt=Einwohnerkontrolle
Einzelhandel*=Detailhandel; Einzelhändler*=Detailhändler
Eisdiele=(Gelateria); Speiseeis=Glace
Estrich verlegen=Unterlagsboden; Estrich giessen=Unterlagsboden; Estrichleger*=Unterlagsbodenleger; Zementestrich=Zementunterlagsboden; Fliessestrich=Fliessunterlagsboden
Fahrkarte=Billett; Fahrkarten*=Billett; Fahrkarten=Billette; Fahrschein=Billett
Fahrrad*=Velo; Fahrräder=Velos; Fahrrädern=Velos; Fahrrads=Velos; *fahrrad=velo; *fahrräder=velos; *fahrrädern=velos
Fahrzeugschein=Fahrzeugausweis
Feldsalat=Nüsslisalat
Finanzamt=(je nach Kanton Steueramt oder Steuerverwaltung); Finanzämter=(Steuerämter)
Fleischerei*=Metzgerei; Fleischereien=Metzgereien
Fliesen*=Platten; Fliesen=(Platten, Plättli); Fliese=(Platte, Plättli); *fliesen=platten
Friseur*=Coiffeur; Friseure=Coiffeure; Friseurin=Coiffeuse; Friseurinnen=Coiffeusen; Friseursalon=Coiffeursalon
Führerschein*=Führerausweis; Führerscheinprüfung=Führerprüfung
Führungszeugnis=Strafregisterauszug
Gardinen=Vorhänge; Gardine=Vorhang
Gehweg=Trottoir
gesetzlich versichert=(grundversichert); gesetzlich Versicherte=(Grundversicherte)
Gewerbeamt=(in der Schweiz ohne Entsprechung: für die meisten Tätigkeiten genügt die Anmeldung bei AHV und Handelsregister)
Gewerbeschein=(in der Schweiz ohne Entsprechung); Gewerbesteuer=(Gewinnsteuer)
Grunderwerbsteuer=Handänderungssteuer
Grundschule=Primarschule; Grundschulen=Primarschulen
Hähnchen*=Poulet
Handwerkskammer=(Berufsverband, Gewerbeverband)
Hauptuntersuchung=(Motorfahrzeugkontrolle, MFK)
Hausmeister*=Hauswart
Heizungsbauer=Heizungsinstallateur
Heil- und Kostenplan=(Kostenvoranschlag)
IHK=Handelskammer
Innung=(Berufsverband); Innungs*=Verbands
Jalousie=(Storen); Jalousien=(Storen)
Jobcenter=(RAV, Sozialdienst)
Kaltmiete=Nettomiete
Kfz-Kennzeichen=Kontrollschild; Nummernschild=Kontrollschild; Nummernschilder=Kontrollschilder
Kfz-Mechatroniker=Automobil-Mechatroniker
Kfz-Werkstatt=Garage; Kfz-Werkstätten=Garagen; KFZ-Werkstatt=Garage; Kfz=(Auto, Motorfahrzeug)
Kindergeld=(Kinderzulage, Familienzulage)
Klassenfahrt=(Schulreise, Klassenlager)
Klempner=(Sanitär, Spengler: hier zwei Berufe); Klempnerei=(Sanitärgeschäft, Spenglerei)
Krankenhaus*=Spital; Krankenhäuser=Spitäler; Krankenhäusern=Spitälern; Krankenhauses=Spitals
Kreisverkehr=Kreisel
Landkreis=Bezirk
Landratsamt=(Bezirk, Statthalteramt)
LKW=Lastwagen; Lkw=Lastwagen
Mietkaution=Mietzinsdepot
Möhre=(Rüebli, Karotte); Möhren=(Rüebli, Karotten)
Müllabfuhr=Kehrichtabfuhr
Mülleimer=Abfalleimer
Mülltonne=(Container, Kehrichtsack)
Notaufnahme=(Notfall, Notfallstation)
Notdienst=(Pikettdienst, Notfalldienst); Rufbereitschaft=Pikett
Ordnungsamt=(Gemeindepolizei)
Personalausweis=Identitätskarte
PKW=(Auto, Personenwagen); Pkw=(Auto, Personenwagen)
Probearbeiten=(Schnuppern); Schülerpraktikum=Schnupperlehre
Radweg=Veloweg; Radwege=Velowege
Reifen*=Pneu; Reifen=(am Fahrzeug Pneu); Winterreifen=Winterpneus; Sommerreifen=Sommerpneus
Regierungspräsidium=(Kanton, kantonales Amt)
Renovierung=Renovation; Renovierungen=Renovationen; Renovierungs*=Renovations; *renovierung=renovation; *renovierungen=renovationen
Reservierung=Reservation; Reservierungen=Reservationen; Reservierungs*=Reservations; *reservierung=reservation; *reservierungen=reservationen
Rote Bete=Randen; Rote Beete=Randen
Sahne=Rahm
Schlagsahne=Schlagrahm
Schornsteinfeger=Kaminfeger
Schulranzen=(Schulthek, Schulsack)
Sonderangebot=Aktion; Sonderangebote=Aktionen
Sonnabend=Samstag
Sperrmüll*=Sperrgut; Müllsack=(Kehrichtsack, Abfallsack); Müllsäcke=(Kehrichtsäcke, Abfallsäcke)
Spülmaschine=(Abwaschmaschine, Geschirrspüler); Spülmaschinen=(Abwaschmaschinen, Geschirrspüler)
Standesamt=Zivilstandsamt
Stellenanzeige=Stelleninserat; Stellenanzeigen=Stelleninserate; Kleinanzeige=Kleininserat; Kleinanzeigen=Kleininserate
Strassenbahn*=Tram
Teppichboden=Spannteppich; Teppichböden=Spannteppiche
Tischlerei=Schreinerei; Tischlereien=Schreinereien; Tischler*=Schreiner
Tretroller=Trottinett
Tüte=(Sack, Tragtasche); Tüten=(Säcke, Tragtaschen)
Umsatzsteuer*=Mehrwertsteuer
Urlaub=(«Ferien», Mehrzahl: «Ihre Ferien»); Urlauber=Feriengast; Urlaubs*=Ferien; (?:[Uu]n)?[Bb]ezahlte[nrm]? Urlaub
Vorfahrt=Vortritt
Warmmiete=Bruttomiete
Waschbecken=Lavabo
Weihnachtsgeld=(13. Monatslohn, Gratifikation)
Wertstoffhof=(Entsorgungshof, Sammelstelle)
Zebrastreifen=Fussgängerstreifen
Zucchini=Zucchetti
Zulassungsstelle=Strassenverkehrsamt
Grillen=Grillieren; grillen=grillieren; grillt*=grilliert; gegrillt*=grilliert
Parken=Parkieren; parken=parkieren; parkt*=parkiert; geparkt*=parkiert
TÜV=(Motorfahrzeugkontrolle, MFK)
USt=MWST
`

/**
 * Parts of common words with ß that may have a capital; «^» is the beginning of a word. They do not match names such as «Großmann» and «Weißenburg».
 * After a short vowel it is the old spelling, and the ss is right in Germany, too; surnames such as «Voß» are left out.
 */
export const wordsWithSharpS = `
straße(?!r) größ gruß grüß maß mäß fuß füße spaß späße fleiß schweiß gefäß stoß(?!f) stöße soße schließ buße bußgeld klöße schoß
^außen ^außer ^äuß ^draußen ^genieß ^[hw]eißt$ ^dreißig meißel sträuße .{3}strauß .{3}spieß ^spieße[ns]?$ .{3}(?:grieß|ruß|kloß) eiweiß verschleiß kreißsaal
^grieß(?:brei|pudding|suppe|schnitte) ^ruß(?:partikel|filter|schicht|ig$) ^fließ. ^reiß(?:verschl|wolf|zweck|nägel|nagel|brett|fest|leine) ^schieß(?!l|er$|$)
^gieß(?:kanne|erei|form|harz|wasser) ^beiß(?:ring|zange|schiene)
^(?:groß|weiß|heiß|süß)(?!en|er(?!eig)|.*(?:burg|mann|bach|fels|dorf|kopf|hausen|heim|hofen|kirchen|beeren|glockner|venediger|muth|kind|haupt|flog|(?<=^weiß)wasser)$).{4,}
schloß(?!b) schlößchen schluß schuß fluß genuß guß(?!m) kuß(?!m) küßchen ^nuß$ faß$ imbiß gebiß ^biß(?:chen|en)?$ ^(?:ab|auf|grund|um|ein)riß
(?:an|er|nach|ein|ab|ver|aus)laß prozeß exzeß kongreß regreß streß expreß kompromiß kompaß reisepaß engpaß bewußt
^paß(?:foto|bild|wort|wörter|kontrolle|höhe)?$ ^meß(?:gerät|technik|wert|instrument|band|becher) ^eß(?:zimmer|tisch|löffel|bar|kultur)
^miß(?:brauch|erfolg|geschick|stand|stände|trau|verständ|verhält) ^rußland ^(?:daß|muß|mußte|läßt|laßt|gewiß|häßlich)$
`

export const swissPlaces = `
Aargau Appenzell Baden Basel Bern Biel Chur Freiburg Genf Glarus Graubünden Jura Lausanne Luzern Neuenburg Nidwalden Obwalden Olten
Schaffhausen Schwyz Solothurn St Tessin Thun Thurgau Uri Waadt Wallis Winterthur Zug Zürich
`
