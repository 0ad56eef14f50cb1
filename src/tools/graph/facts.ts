import type { ToolFacts } from '../shared/tool-facts.ts'

/** The joinery from the article, and one of its pages on which a plugin describes the firm again. */
export const example = {
  aufgabe: 'bauen',
  besuch: 'ja',
  name: 'Schreinerei Muster',
  firma: 'Schreinerei Muster GmbH',
  auch: '',
  startseite: 'https://schreinerei-muster.ch/',
  logo: 'https://schreinerei-muster.ch/logo.png',
  email: 'info@schreinerei-muster.ch',
  telefon: '',
  strasse: 'Musterstrasse 12',
  plz: '8400',
  ort: 'Winterthur',
  kanton: 'ZH',
  uid: 'CHE-123.456.788',
  mwst: 'ja',
  gegruendet: '1998',
  typ: 'HomeAndConstructionBusiness',
  koordinaten: '',
  preise: '',
  bild: '',
  zeiten: 'Mo–Fr 07:30–12:00, 13:00–17:00\n24.12.2026–3.1.2027 geschlossen',
  profile: 'https://verband-muster.ch/mitglieder/schreinerei-muster',
  leistungen: 'Einbauschränke nach Mass; https://schreinerei-muster.ch/einbauschraenke; Winterthur',
  quelle: `<script type="application/ld+json">
{ "@context": "https://schema.org",
  "@graph": [
    { "@type": "LocalBusiness", "@id": "https://schreinerei-muster.ch/#betrieb",
      "name": "Schreinerei Muster", "telephone": "052 123 45 67",
      "address": { "@type": "PostalAddress", "addressLocality": "Winterthur" },
      "sameAs": "https://verband-muster.ch/mitglieder/schreinerei-muster" },
    { "@type": "WebSite", "@id": "#website", "name": "Schreinerei Muster",
      "url": "https://schreinerei-muster.ch/",
      "publisher": { "@id": "https://schreinerei-muster.ch/#firma" } } ] }
</script>
<script type="application/ld+json">
{ "@context": "https://schema.org", "@type": "Organization", "name": "Schreinerei Muster" }
</script>`,
}

export const about: ToolFacts = {
  title: 'JSON-LD-Generator und -Prüfer',
  purpose:
    'Erzeugt JSON-LD für Firma, Website und Leistungen; prüft das JSON-LD einer Seite auf Lücken, doppelte Einträge und Verweise ins Leere.',
  source: 'Zum Prüfen: Auf der Seite Ctrl+U (am Mac Option+Cmd+U) drücken, alles kopieren und einfügen.',
  searches:
    'JSON-LD Generator Schema Markup Generator schema.org strukturierte Daten prüfen Validator Öffnungszeiten JSON-LD LocalBusiness Organization',
  task: 'create',
  sources: [
    {
      title:
        'Google: Structured data markup that Google Search supports, mit den Seiten zu Organization, Local business, Article, Job posting und Site names, auszugsweise zu Product snippet, Merchant listing und Q&A',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
      read: '2026-11-20',
    },
    {
      title: 'Google: Merchant listing und Event, die empfohlenen Eigenschaften',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
      read: '2026-11-28',
    },
    {
      title: 'Google: Review snippet, die Typen mit Sternen',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
      read: '2026-11-27',
    },
    {
      title:
        'adobe/structured-data-validator: Googles verlangte Eigenschaften weiterer Typen (25. Februar 2026)',
      url: 'https://github.com/adobe/structured-data-validator',
      read: '2026-11-23',
    },
    {
      title: 'Google: Latest documentation updates, Ende der Anzeige von FAQPage am 7. Mai 2026',
      url: 'https://developers.google.com/search/updates',
      read: '2026-11-20',
    },
    {
      title: 'Google: Changes to HowTo and FAQ rich results (Auszug)',
      url: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
      read: '2026-11-27',
    },
    {
      title: 'schema.org, Typen, Eigenschaften und Werte (schema-dts 2.1.0)',
      url: 'https://schema.org/docs/full.html',
      read: '2026-11-27',
    },
    { title: 'W3C: JSON-LD 1.1', url: 'https://www.w3.org/TR/json-ld11/', read: '2026-11-22' },
  ],
  limits: [
    'Ob die Angaben stimmen und, wie Google verlangt, auf der Seite stehen.',
    'Ob das Logo mindestens 112 × 112 Pixel misst und ob die Adressen erreichbar sind.',
    'Auszeichnungen, die erst JavaScript einsetzt, sowie Microdata und RDFa.',
    'Was Google zu Typen wie Course, SoftwareApplication oder Dataset verlangt; solche Einträge stehen als «nicht geprüft» da.',
    'Ob ein Verweis auf eine andere Website, etwa Wikidata, dort etwas findet.',
    'Ob die UID eingetragen ist; geprüft ist ihre Prüfziffer.',
  ],
}
