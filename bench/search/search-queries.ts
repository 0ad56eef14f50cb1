import { customerQueries, reportedQueries } from './customer-queries.ts'
import { controlQueries } from './control-queries.ts'
import { freshQueries } from './fresh-queries.ts'
import { personaQueries } from './persona-queries.ts'
import * as page from './searched-pages.ts'
import { keptQueries, titleQueries } from './title-queries.ts'

/** A query as visitors type it, and the results that answer it: one of them must come first. */
export interface LabelledQuery {
  kind: string
  query: string
  /** Paths of pages, whichever section is found; an entry of the glossary with its hash. */
  expected: string[]
}

/** What the search was tuned on. */
export const knownParts = ['tuning', 'fresh', 'personas', 'titles', 'qualified'] as const

/** Whoever sees what these miss tunes on them. */
export const unreadParts = ['held', 'kept', 'control', 'unseen'] as const

export type Part = (typeof knownParts)[number] | (typeof unreadParts)[number]

/**
 * The queries of one part. The misses of the unread ones are looked at by nobody who tunes the search, so that their figures are
 * what an unknown query may expect. A query is labelled by what its author needs.
 */
export function labelledQueries(part: Part): LabelledQuery[] {
  if (part === 'fresh') return flat(freshQueries)
  if (part === 'control') return flat(controlQueries)
  if (part === 'personas') return flat(personaQueries, (index) => !isHeld(index))
  if (part === 'held') return flat(personaQueries, isHeld)
  if (part === 'titles') return flat(titleQueries)
  if (part === 'kept') return flat(keptQueries)
  if (part === 'qualified') return qualified()
  return part === 'tuning'
    ? [...flat(queries), ...flat({ reported: reportedQueries }), ...flat(customerQueries, isForTuning)]
    : [...flat({ blind }), ...flat(customerQueries, (index) => !isForTuning(index))]
}

const isForTuning = (index: number) => index % 3 === 0
const isHeld = (index: number) => index % 3 === 2

/** What is known, with a word after it that says for whom, where, with what or in what form it is asked. */
function qualified(): LabelledQuery[] {
  const known = (['tuning', 'fresh', 'personas', 'titles'] as const).flatMap((part) => labelledQueries(part))
  return known.map(({ query, ...labels }, index) => ({
    ...labels,
    query: `${query} ${qualifying[index % qualifying.length]}`,
  }))
}

const qualifying = [
  'kmu',
  'zürich',
  'wordpress',
  'tipps',
  'coiffeur',
  '2027',
  'beispiel',
  'schnell',
  'shop',
  'marketing',
]

function flat(
  byKind: Record<string, Record<string, string[]>>,
  isWanted: (index: number) => boolean = () => true,
): LabelledQuery[] {
  return Object.entries(byKind).flatMap(([kind, labelled]) =>
    Object.entries(labelled)
      .filter((_, index) => isWanted(index))
      .map(([query, expected]) => ({ kind, query, expected })),
  )
}

const queries: Record<string, Record<string, string[]>> = {
  subject: {
    linkbuilding: [page.linkbuilding],
    'core web vitals': [page.coreWebVitals],
    'lead scoring': [page.leadScoring],
    chatbot: [page.chatbot],
    'seo tools': [page.seoTools],
    'google business profile': [page.businessProfile, page.profileService],
    'content strategie': [page.contentStrategy],
    'entity seo': [page.entitySeo],
    'web struktur': [page.webStructure],
    'content automation': [page.contentAutomation],
    'daten integration': [page.dataIntegration],
    analytics: [page.analytics],
    hreflang: [page.multilingual],
    'msn publishing': [page.msnService],
  },
  words: {
    'bewertungen bei google': [page.businessProfile],
    'search console klicks': [page.distributionMetrics, page.seoTools],
    'links kaufen': [page.linkbuilding],
    'kopie auf msn original': [page.msnService],
    'profil gesperrt': [page.profileService, page.businessProfile],
    'zwei standorte': [page.businessProfile],
    'adressliste anschreiben': [page.leadGeneration],
    'monatsbericht vorlage': [page.distributionMetrics],
    'newsletter gesetz': [page.distribution],
    'chat schweizerdeutsch': [page.chatbot],
    'feed für msn': [page.msnAndBing, page.msnService],
    'firmendaten überall gleich': [page.entityDistribution],
    'wikipedia eintrag': [page.entitySeo],
    'schema.org organization': [page.entityGuide],
  },
  umlaut: {
    rätoromanisch: [page.swissSeo, page.multilingual],
    raetoromanisch: [page.swissSeo, page.multilingual],
    oeffnungszeiten: [page.businessProfile],
    'offnungszeiten google': [page.businessProfile],
    entitaeten: [page.entitySeo],
    'maschinelle ubersetzung': [page.contentAutomation, page.swissSeo],
    messgrößen: [page.coreWebVitals, page.contentAutomation],
    'messgroessen web vitals': [page.coreWebVitals],
    kanaele: [page.distribution, page.distributionService],
    kuendigung: ['/agb'],
    praezision: [page.term('praezision'), page.leadScoring],
    'ki uebersichten': [page.term('ki-uebersichten'), page.distributionMetrics],
    'maßgebliche adresse': [page.term('canonical'), page.entityGuide, page.webStructure],
    'falsche sprache erscheint u\u0308bersetzen': [page.multilingual],
  },
  inflected: {
    branchenverzeichnisse: [page.linkbuilding],
    bewertung: [page.businessProfile],
    sprachen: [page.multilingual, page.swissSeo],
    weiterleitungen: [page.webStructure, page.term('weiterleitung')],
    sitemaps: [page.term('sitemap'), page.firstSteps, page.msnAndBing],
    chatbots: [page.chatbot],
    kennzahl: [page.distributionMetrics],
    'gekaufter link': [page.linkbuilding],
    'strukturierten daten': [page.entitySeo, page.entityGuide, page.term('strukturierte-daten')],
    'gesperrtes profil': [page.profileService, page.businessProfile],
    'mehrsprachigen websites': [page.multilingual],
    'schweizerische website seo': [page.swissSeo],
    'leitfäden entity': [page.entityGuide],
    werkzeuge: [page.seoTools],
  },
  compound: {
    verzeichnis: [page.entityDistribution, page.linkbuilding],
    profil: [page.businessProfile, page.profileService],
    'server protokolle': ['/datenschutz'],
    'unternehmens profil': [page.profileService, page.businessProfile],
    bewertungsportal: [page.businessProfile],
    contentstrategie: [page.contentStrategy],
    linktausch: [page.linkbuilding],
    sprachumschalter: [page.multilingual],
    punktemodell: [page.leadScoring],
    datenintegration: [page.dataIntegration],
    webstruktur: [page.webStructure],
    'lead generierung': [page.leadGeneration],
    suchvolumenabfrage: [page.seoTools],
    firmenumzug: [page.entityDistribution],
  },
  typo: {
    linkbiulding: [page.linkbuilding],
    herflang: [page.multilingual],
    'core web vitalls': [page.coreWebVitals],
    'gogle business profil': [page.businessProfile, page.profileService],
    chatbott: [page.chatbot],
    impresum: ['/impressum'],
    analitics: [page.analytics],
    'entity destribution': [page.entityDistribution],
    'predictiv lead skoring': [page.leadScoring],
    'bing webmastertools': [page.term('bing-webmaster-tools'), page.seoTools, page.msnAndBing],
    lighthaus: [page.term('lighthouse'), page.coreWebVitals],
    'mehrsprachig schweitz': [page.multilingual],
    datenschuz: ['/datenschutz'],
    newslettter: [page.distribution, page.distributionService],
  },
  'English and German': {
    backlinks: [page.linkbuilding, page.term('backlink')],
    rückverweise: [page.linkbuilding, page.term('backlink')],
    redirects: [page.webStructure, page.term('weiterleitung')],
    'structured data': [page.entitySeo, page.entityGuide, page.term('strukturierte-daten')],
    'page speed': [page.coreWebVitals, page.seoTools],
    reviews: [page.businessProfile],
    'local seo': [page.businessProfile, page.profileService, page.entitySeo],
    'privacy policy': ['/datenschutz'],
    'lead generation': [page.leadGeneration],
    'search intent': [page.term('suchintention'), page.contentStrategy],
    'ai overviews': [page.term('ki-uebersichten'), page.distributionMetrics],
    'duplicate content': [page.term('duplicate-content'), page.distribution, page.distributionService],
    webanalyse: [page.analytics],
    keywords: [page.term('keyword'), page.swissSeo, page.multilingual],
  },
  synonym: {
    'google maps eintrag': [page.businessProfile, page.profileService],
    'google my business': [page.businessProfile, page.profileService],
    rezensionen: [page.businessProfile],
    ladezeit: [page.coreWebVitals],
    suchbegriffe: [page.term('keyword'), page.seoTools, page.swissSeo, page.multilingual],
    kaltakquise: [page.leadGeneration],
    'künstliche intelligenz texte': [page.contentAutomation, page.msnService, page.msnAndBing],
    mundart: [page.swissSeo, page.multilingual, page.chatbot],
    konkurrenz: [page.seoTools],
    klickrate: [page.term('ctr'), page.distributionMetrics, page.seoTools],
    relaunch: [page.webStructure, page.firstSteps],
    'traffic messen': [page.analytics, page.distributionMetrics],
    'homepage schneller machen': [page.coreWebVitals],
    'webseite mehrere sprachen': [page.multilingual, page.swissSeo],
  },
  question: {
    'wie komme ich auf google maps': [page.businessProfile, page.profileService],
    'was ist entity seo': [page.entitySeo],
    'warum ist meine website langsam': [page.coreWebVitals],
    'wie viele backlinks brauche ich': [page.linkbuilding],
    'darf ich adressen kaufen': [page.leadGeneration],
    'wie fange ich mit seo an': [page.firstSteps],
    'brauche ich ein cookie banner': [page.analytics, page.swissSeo, page.seoTools],
    'wie werde ich bei chatgpt gefunden': [page.entityDistribution, page.distributionMetrics],
    'wann erscheint meine website bei google': [page.firstSteps],
    'welche seo tools sind kostenlos': [page.seoTools],
    'straft google ki texte ab?': [page.contentAutomation],
    'wie lösche ich eine schlechte bewertung': [page.businessProfile],
    'gilt die dsgvo in der schweiz?': [page.swissSeo],
    'was kostet seo': ['/'],
  },
  'half-typed': {
    linkb: [page.linkbuilding],
    hrefl: [page.multilingual],
    'core w': [page.coreWebVitals],
    'google bus': [page.businessProfile, page.profileService],
    predic: [page.leadScoring],
    'entity dis': [page.entityDistribution],
    mehrspr: [page.multilingual],
    impre: ['/impressum'],
    'content str': [page.contentStrategy],
    'msn pub': [page.msnService],
    'schweizer s': [page.swissSeo],
    chatb: [page.chatbot],
    newsl: [page.distribution, page.distributionService],
    'suchanfragen aus der sea': [page.seoTools],
  },
  glossary: {
    'was ist ttfb': [page.term('ttfb')],
    'was ist ein soft 404': [page.term('soft-404')],
    'was ist lead scoring': [page.leadScoring],
    'was sind core web vitals': [page.coreWebVitals],
    'was bedeutet serp': [page.term('serp')],
    'was heisst nap': [page.term('nap')],
    'was ist wikidata': [page.term('wikidata'), page.entitySeo],
    'was ist ein llm': [page.term('llm')],
    bigquery: [page.term('bigquery'), page.dataIntegration],
    'query fan-out': [page.term('query-fan-out')],
    'utm parameter': [page.term('utm-parameter'), page.distributionMetrics],
    'was ist ein canonical': [page.term('canonical')],
    'site reputation abuse': [page.term('site-reputation-abuse')],
    'ki crawler': [page.term('ki-crawler'), page.entityDistribution],
  },
  'other pages': {
    kontakt: ['/contact'],
    impressum: ['/impressum'],
    datenschutz: ['/datenschutz'],
    agb: ['/agb'],
    gerichtsstand: ['/agb'],
    geschäftsbedingungen: ['/agb'],
    'daten löschen lassen': ['/datenschutz'],
    urheberrecht: ['/impressum'],
    'nachricht schreiben': ['/contact'],
    'offerte anfragen': ['/contact', '/'],
    glossar: ['/knowledge-base'],
    haftung: ['/agb', '/impressum'],
    formular: ['/contact', '/datenschutz'],
    'preise und zahlung': ['/agb'],
  },
}

const blind: Record<string, string[]> = {
  'predictive lead scoring': [page.leadScoring],
  tracking: [page.analytics],
  'content distribution': [page.distribution, page.distributionService],
  'gekaufte links entfernen': [page.linkbuilding],
  'mundart chatbot': [page.chatbot],
  'sitemap bei bing anmelden': [page.msnAndBing],
  'feed gültig prüfen': [page.msnAndBing, page.msnService],
  'regeln für bewertungen': [page.businessProfile],
  schluessel: [page.entityGuide, page.msnAndBing],
  verlaesslich: [page.analytics, page.dataIntegration, page.distributionMetrics],
  'qualitat der daten': [page.dataIntegration],
  standorten: [page.businessProfile, page.profileService],
  einträge: [page.entityDistribution, page.businessProfile],
  strategien: [page.contentStrategy],
  automatisiert: [page.contentAutomation, page.profileService],
  gesetz: [page.analytics, page.distribution, page.swissSeo],
  'anfrage formular': ['/contact', '/datenschutz'],
  suchkonsole: [page.seoTools, page.term('search-console')],
  'chat bot': [page.chatbot],
  'google bussiness': [page.businessProfile, page.profileService],
  entety: [page.entitySeo, page.entityDistribution, page.entityGuide],
  'content stratgie': [page.contentStrategy],
  publishng: [page.msnService],
  imprint: ['/impressum'],
  translation: [page.contentAutomation, page.multilingual, page.swissSeo],
  'google reviews': [page.businessProfile],
  'opening hours': [page.businessProfile],
  'website zu langsam': [page.coreWebVitals],
  'neue kunden gewinnen': [page.leadGeneration, '/'],
  'firma zieht um adresse ändern': [page.entityDistribution],
  'was bringt ein google profil': [page.businessProfile, page.profileService],
  'wie schreibe ich einen newsletter': [page.distribution, page.distributionService],
  'brauche ich eine datenschutzerklärung': [page.swissSeo, '/datenschutz'],
  'analytics und tr': [page.analytics],
  'lead sc': [page.leadScoring],
  'erste sch': [page.firstSteps],
  'was ist ein backlink': [page.linkbuilding, page.term('backlink')],
  'was bedeutet inp': [page.term('inp'), page.coreWebVitals],
  'was ist json-ld': [page.term('json-ld'), page.entityGuide],
  'was ist ein crm': [page.term('crm'), page.dataIntegration],
  verantwortlich: ['/datenschutz', '/impressum'],
  'vertrag kündigen': ['/agb'],
  ansprechpartner: ['/contact', '/impressum'],
}
