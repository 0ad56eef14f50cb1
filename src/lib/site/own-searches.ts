import type { PagePath } from './page-path.ts'

/** What is typed for the pages without a frontmatter, besides their questions. Not spelled as the site spells, so cspell leaves it out. */
export const ownSearches: Partial<Record<PagePath, string[]>> = {
  '/': words(`
    SEO Kosten, SEO Preise, Preisliste, Preisübersicht, Kosten pro Monat, Stundenansatz, Tagesansatz, SEO Abo, SEO Paket,
    Fixpreis, Kostendach, günstiges SEO, teure Agentur, Budget für SEO, lohnt sich SEO, lohnt sich das für kleine Betriebe,
    Nutzen von SEO, bringt das etwas, SEO Agentur Schweiz, SEO Agentur Zürich, SEO Agentur Bern, SEO Firma, SEO Experte,
    SEO Spezialist, SEO Freelancer, SEO Dienstleister, SEO Berater, Suchmaschinenoptimierung,
    Suchmaschinenoptimierung Agentur, Online-Marketing Agentur, Digitalagentur, Startseite, Leistungen, Dienstleistungen,
    euer Angebot, Services, Übersicht der Leistungen, Referenzen, Kundenprojekte, Portfolio, Fallbeispiel, Case Study,
    Erfolgsgeschichten, Arbeitsprobe, Musterbefund, Befund, Beispielbericht, SEO Betreuung, SEO Hilfe, Probeauftrag,
    unverbindlich testen, Zusammenarbeit, wie arbeitet ihr, Arbeitsweise, Ablauf der Zusammenarbeit,
    erste Schritte mit euch, KMU, Kleinbetrieb, kleine Firma, Handwerksbetrieb, Startup, Verein, Garantie Platz 1,
    erster Platz garantiert, Nummer 1 bei Google, Ranking Garantie, wie lange dauert SEO, Dauer bis Ergebnisse,
    Erfolg nach wie vielen Monaten, schnelle Ergebnisse, seriöse Agentur, unseriöse SEO Anbieter,
    Unterschied zu anderen Agenturen, Agentur wechseln, eigene Mitarbeit, Zeitaufwand für den Chef, KI-Suche Agentur,
    was tut ihr nicht, neue Kundschaft über Google, was verlangt ihr, Honorar, Offertpreis, Investition, rentiert SEO,
    Rendite, ROI von SEO, Geld rausgeschmissen, bezahlbar, SEO für Handwerker, SEO für Ärzte, SEO für Anwälte,
    SEO für Restaurants, SEO für Onlineshops, SEO für Immobilien, SEO für Treuhänder, SEO für Garagen,
    Dienstleister Suchmaschinen, Google Optimierung, Google Agentur, Google Spezialist, Marketingagentur, Website Agentur,
    macht ihr Webdesign, baut ihr Websites, Webauftritt verbessern, Website optimieren lassen, SEO in Auftrag geben,
    SEO outsourcen, externe SEO Hilfe, SEO Coaching, SEO Projekt, SEO Service, SEO company, seo pricing,
    how long does seo take, is seo worth it, Erfahrungen mit euch, Kundenliste, Vertrauen, ehrliche Agentur,
    was unterscheidet euch, Ergebnisse garantiert, wann sehe ich Resultate, wie viel Aufwand für uns, ohne Vertrag testen`),
  '/contact': words(`
    Kontakt, Kontaktformular, Kontaktdaten, Kontaktperson, Formular, Telefon, Telefonnummer, Nummer, anrufen, Rückruf,
    zurückrufen, telefonieren, E-Mail, Mailadresse, Mail schreiben, Nachricht senden, schreiben, Adresse, Büro, Anfahrt,
    Parkplatz, Standort, Bürozeiten, erreichbar, Termin, Termin buchen, Termin abmachen, Besprechung, Beratungstermin,
    Erstgespräch, kostenloses Gespräch, Beratung, persönliche Beratung, Videoanruf, Teams Meeting, Zoom, Kalender, Offerte,
    Offerte anfordern, Offerte bestellen, unverbindliche Offerte, Angebot einholen, Kostenvoranschlag, Richtofferte,
    Anfrage senden, Auftrag erteilen, Projekt anfragen, Projekt starten, Zusammenarbeit anfragen, Support, Hilfe, Helpdesk,
    Kundendienst, Ansprechperson, mit jemandem sprechen, mit Mensch reden, WhatsApp, Chat mit euch, Antwortzeit,
    wann antwortet ihr, keine Antwort erhalten, Frage stellen, Bewerbung, offene Stellen, Jobs, Karriere, Praktikum,
    Partner werden, Presse, Medienanfrage, welche Leistung passt, welche Leistung zuerst, Bedarf klären, Ruf mich an,
    bitte melden, Kontakt aufnehmen, Infos anfordern, Unterlagen anfordern, Prospekt, Broschüre, vorbeikommen,
    Besuch vor Ort, treffen, Kaffee, Kennenlernen, unverbindliches Gespräch, gratis Beratung, Preis anfragen,
    Offertanfrage stellen, Auftrag vergeben, Ausschreibung, Briefing schicken, Datei senden, Anhang schicken, contact form,
    get a quote, book a call, phone number, email address, Hotline, Sekretariat, Verkauf kontaktieren, Berater sprechen,
    Rückmeldung, Notfall, dringend, Sprechstunde, Wochenende erreichbar, Feedback geben, Lob, Kritik`),
  '/knowledge-base': words(`
    Wissen, Ratgeber, Blog, Artikel, Artikelübersicht, Anleitungen, Beiträge, Wissensdatenbank, Wiki, Magazin, News,
    Glossar, Lexikon, Begriffe, Fachbegriffe, Begriffserklärung, Abkürzungen, Definitionen, Fremdwörter, Wörterbuch,
    SEO lernen, SEO Kurs, SEO Schulung, Weiterbildung, Workshop, Seminar, Tutorial, Lernen, Tipps, Tricks, Anleitung PDF,
    Download, E-Book, Whitepaper, Vorlagen, Muster, Checklisten, Beispiele, Werkzeuge, eure Tools, gratis Werkzeuge,
    Rechner, Generatoren, Prüfwerkzeuge, FAQ, häufige Fragen, Fragen und Antworten, Themen, Themenübersicht, Kategorien,
    Rubriken, Suche, Volltextsuche, Inhaltsverzeichnis, Quellen, aktuelle Beiträge, neuste Artikel, Videos, Podcast,
    Übersicht Artikel, Leitfäden, articles, resources, knowledge base, Handbuch, Doku, Hilfe Artikel, Grundwissen,
    Fachwissen, nachlesen, stöbern, Ausbildung, Academy, SEO Begriffe, SEO Abkürzungen, Begriff nachschlagen, Jargon,
    glossary, tools overview, Tool-Übersicht, alle Prüfer, Mustertexte, Arbeitsblätter, gratis Vorlagen, free tools,
    Kalkulatoren, Spickzettel`),
}

function words(list: string): string[] {
  return list.trim().split(/,\s+/)
}
