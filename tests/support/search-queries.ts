/** A query as visitors type it, and the results that answer it: one of them must come first. */
export interface LabelledQuery {
  kind: string
  query: string
  /** Paths of pages, whichever section is found; an entry of the glossary with its hash. */
  expected: string[]
}

export type Half = 'tuning' | 'held out' | 'blind'

/**
 * The queries of one part. The engine was tuned on the first half; the second was held out until it was done, and its
 * misses were looked at afterwards. For a figure that nothing was fitted to, the blind ones were written before that look
 * and never tuned on. A query is labelled by what its author needs. Whoever adds one adds it at the end of its kind, so
 * that no other changes sides.
 */
export function labelledQueries(half: Half): LabelledQuery[] {
  if (half === 'blind')
    return Object.entries(blind).map(([query, expected]) => ({ kind: half, query, expected }))
  return Object.entries(queries).flatMap(([kind, labelled]) =>
    Object.entries(labelled)
      .filter((_, index) => (index % 2 === 0) === (half === 'tuning'))
      .map(([query, expected]) => ({ kind, query, expected })),
  )
}

const analytics = '/services/analytics-tracking'
const chatbot = '/services/chatbot-integration'
const contentAutomation = '/services/content-automation'
const distributionService = '/services/content-distribution'
const contentStrategy = '/services/content-strategie'
const dataIntegration = '/services/daten-integration'
const profileService = '/services/google-business-optimierung'
const leadGeneration = '/services/ki-leadgenerierung'
const linkbuilding = '/services/linkbuilding'
const msnService = '/services/msn-publishing'
const webStructure = '/services/web-struktur-optimierung'

const distributionMetrics = '/knowledge-base/content-distribution-metrics'
const distribution = '/knowledge-base/content-distribution'
const coreWebVitals = '/knowledge-base/core-web-vitals'
const entityDistribution = '/knowledge-base/entity-distribution'
const entityGuide = '/knowledge-base/entity-seo-guide'
const entitySeo = '/knowledge-base/entity-seo'
const firstSteps = '/knowledge-base/erste-schritte'
const businessProfile = '/knowledge-base/google-business-profile'
const msnAndBing = '/knowledge-base/msn-bing-traffic'
const multilingual = '/knowledge-base/multilingual-seo'
const leadScoring = '/knowledge-base/predictive-lead-scoring'
const seoTools = '/knowledge-base/seo-tools'
const swissSeo = '/knowledge-base/swiss-seo'

const term = (id: string) => `/knowledge-base#begriff-${id}`

const queries: Record<string, Record<string, string[]>> = {
  subject: {
    linkbuilding: [linkbuilding],
    'core web vitals': [coreWebVitals],
    'lead scoring': [leadScoring],
    chatbot: [chatbot],
    'seo tools': [seoTools],
    'google business profile': [businessProfile, profileService],
    'content strategie': [contentStrategy],
    'entity seo': [entitySeo],
    'web struktur': [webStructure],
    'content automation': [contentAutomation],
    'daten integration': [dataIntegration],
    analytics: [analytics],
    hreflang: [multilingual],
    'msn publishing': [msnService],
  },
  words: {
    'bewertungen bei google': [businessProfile],
    'search console klicks': [distributionMetrics, seoTools],
    'links kaufen': [linkbuilding],
    'kopie auf msn original': [msnService],
    'profil gesperrt': [profileService, businessProfile],
    'zwei standorte': [businessProfile],
    'adressliste anschreiben': [leadGeneration],
    'monatsbericht vorlage': [distributionMetrics],
    'newsletter gesetz': [distribution],
    'chat schweizerdeutsch': [chatbot],
    'feed für msn': [msnAndBing, msnService],
    'firmendaten überall gleich': [entityDistribution],
    'wikipedia eintrag': [entitySeo],
    'schema.org organization': [entityGuide],
  },
  umlaut: {
    rätoromanisch: [swissSeo, multilingual],
    raetoromanisch: [swissSeo, multilingual],
    oeffnungszeiten: [businessProfile],
    'offnungszeiten google': [businessProfile],
    entitaeten: [entitySeo],
    'maschinelle ubersetzung': [contentAutomation, swissSeo],
    messgrößen: [coreWebVitals, contentAutomation],
    'messgroessen web vitals': [coreWebVitals],
    kanaele: [distribution, distributionService],
    kuendigung: ['/agb'],
    praezision: [term('praezision'), leadScoring],
    'ki uebersichten': [term('ki-uebersichten'), distributionMetrics],
    'maßgebliche adresse': [term('canonical'), entityGuide, webStructure],
    'falsche sprache erscheint u\u0308bersetzen': [multilingual],
  },
  inflected: {
    branchenverzeichnisse: [linkbuilding],
    bewertung: [businessProfile],
    sprachen: [multilingual, swissSeo],
    weiterleitungen: [webStructure, term('weiterleitung')],
    sitemaps: [term('sitemap'), firstSteps, msnAndBing],
    chatbots: [chatbot],
    kennzahl: [distributionMetrics],
    'gekaufter link': [linkbuilding],
    'strukturierten daten': [entitySeo, entityGuide, term('strukturierte-daten')],
    'gesperrtes profil': [profileService, businessProfile],
    'mehrsprachigen websites': [multilingual],
    'schweizerische website seo': [swissSeo],
    'leitfäden entity': [entityGuide],
    werkzeuge: [seoTools],
  },
  compound: {
    verzeichnis: [entityDistribution, linkbuilding],
    profil: [businessProfile, profileService],
    'server protokolle': ['/datenschutz'],
    'unternehmens profil': [profileService, businessProfile],
    bewertungsportal: [businessProfile],
    contentstrategie: [contentStrategy],
    linktausch: [linkbuilding],
    sprachumschalter: [multilingual],
    punktemodell: [leadScoring],
    datenintegration: [dataIntegration],
    webstruktur: [webStructure],
    'lead generierung': [leadGeneration],
    suchvolumenabfrage: [seoTools],
    firmenumzug: [entityDistribution],
  },
  typo: {
    linkbiulding: [linkbuilding],
    herflang: [multilingual],
    'core web vitalls': [coreWebVitals],
    'gogle business profil': [businessProfile, profileService],
    chatbott: [chatbot],
    impresum: ['/impressum'],
    analitics: [analytics],
    'entity destribution': [entityDistribution],
    'predictiv lead skoring': [leadScoring],
    'bing webmastertools': [term('bing-webmaster-tools'), seoTools, msnAndBing],
    lighthaus: [term('lighthouse'), coreWebVitals],
    'mehrsprachig schweitz': [multilingual],
    datenschuz: ['/datenschutz'],
    newslettter: [distribution, distributionService],
  },
  'English and German': {
    backlinks: [linkbuilding, term('backlink')],
    rückverweise: [linkbuilding, term('backlink')],
    redirects: [webStructure, term('weiterleitung')],
    'structured data': [entitySeo, entityGuide, term('strukturierte-daten')],
    'page speed': [coreWebVitals, seoTools],
    reviews: [businessProfile],
    'local seo': [businessProfile, profileService, entitySeo],
    'privacy policy': ['/datenschutz'],
    'lead generation': [leadGeneration],
    'search intent': [term('suchintention'), contentStrategy],
    'ai overviews': [term('ki-uebersichten'), distributionMetrics],
    'duplicate content': [term('duplicate-content'), distribution, distributionService],
    webanalyse: [analytics],
    keywords: [term('keyword'), swissSeo, multilingual],
  },
  synonym: {
    'google maps eintrag': [businessProfile, profileService],
    'google my business': [businessProfile, profileService],
    rezensionen: [businessProfile],
    ladezeit: [coreWebVitals],
    suchbegriffe: [term('keyword'), seoTools, swissSeo, multilingual],
    kaltakquise: [leadGeneration],
    'künstliche intelligenz texte': [contentAutomation, msnService, msnAndBing],
    mundart: [swissSeo, multilingual, chatbot],
    konkurrenz: [seoTools],
    klickrate: [term('ctr'), distributionMetrics, seoTools],
    relaunch: [webStructure, firstSteps],
    'traffic messen': [analytics, distributionMetrics],
    'homepage schneller machen': [coreWebVitals],
    'webseite mehrere sprachen': [multilingual, swissSeo],
  },
  question: {
    'wie komme ich auf google maps': [businessProfile, profileService],
    'was ist entity seo': [entitySeo],
    'warum ist meine website langsam': [coreWebVitals],
    'wie viele backlinks brauche ich': [linkbuilding],
    'darf ich adressen kaufen': [leadGeneration],
    'wie fange ich mit seo an': [firstSteps],
    'brauche ich ein cookie banner': [analytics, swissSeo, seoTools],
    'wie werde ich bei chatgpt gefunden': [entityDistribution, distributionMetrics],
    'wann erscheint meine website bei google': [firstSteps],
    'welche seo tools sind kostenlos': [seoTools],
    'straft google ki texte ab?': [contentAutomation],
    'wie lösche ich eine schlechte bewertung': [businessProfile],
    'gilt die dsgvo in der schweiz?': [swissSeo],
    'was kostet seo': ['/'],
  },
  'half-typed': {
    linkb: [linkbuilding],
    hrefl: [multilingual],
    'core w': [coreWebVitals],
    'google bus': [businessProfile, profileService],
    predic: [leadScoring],
    'entity dis': [entityDistribution],
    mehrspr: [multilingual],
    impre: ['/impressum'],
    'content str': [contentStrategy],
    'msn pub': [msnService],
    'schweizer s': [swissSeo],
    chatb: [chatbot],
    newsl: [distribution, distributionService],
    'suchanfragen aus der sea': [seoTools],
  },
  glossary: {
    'was ist ttfb': [term('ttfb')],
    'was ist ein soft 404': [term('soft-404')],
    'was ist lead scoring': [leadScoring],
    'was sind core web vitals': [coreWebVitals],
    'was bedeutet serp': [term('serp')],
    'was heisst nap': [term('nap')],
    'was ist wikidata': [term('wikidata'), entitySeo],
    'was ist ein llm': [term('llm')],
    bigquery: [term('bigquery'), dataIntegration],
    'query fan-out': [term('query-fan-out')],
    'utm parameter': [term('utm-parameter'), distributionMetrics],
    'was ist ein canonical': [term('canonical')],
    'site reputation abuse': [term('site-reputation-abuse')],
    'ki crawler': [term('ki-crawler'), entityDistribution],
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
  'predictive lead scoring': [leadScoring],
  tracking: [analytics],
  'content distribution': [distribution, distributionService],
  'gekaufte links entfernen': [linkbuilding],
  'mundart chatbot': [chatbot],
  'sitemap bei bing anmelden': [msnAndBing],
  'feed gültig prüfen': [msnAndBing, msnService],
  'regeln für bewertungen': [businessProfile],
  schluessel: [entityGuide, msnAndBing],
  verlaesslich: [analytics, dataIntegration, distributionMetrics],
  'qualitat der daten': [dataIntegration],
  standorten: [businessProfile, profileService],
  einträge: [entityDistribution, businessProfile],
  strategien: [contentStrategy],
  automatisiert: [contentAutomation, profileService],
  gesetz: [analytics, distribution, swissSeo],
  redaktionsplan: [contentStrategy],
  'anfrage formular': ['/contact', '/datenschutz'],
  suchkonsole: [seoTools, term('search-console')],
  'chat bot': [chatbot],
  'google bussiness': [businessProfile, profileService],
  entety: [entitySeo, entityDistribution, entityGuide],
  'content stratgie': [contentStrategy],
  publishng: [msnService],
  imprint: ['/impressum'],
  translation: [contentAutomation, multilingual, swissSeo],
  'google reviews': [businessProfile],
  'opening hours': [businessProfile],
  'website zu langsam': [coreWebVitals],
  'neue kunden gewinnen': [leadGeneration, '/'],
  'firma zieht um adresse ändern': [entityDistribution],
  'was bringt ein google profil': [businessProfile, profileService],
  'wie schreibe ich einen newsletter': [distribution, distributionService],
  'brauche ich eine datenschutzerklärung': [swissSeo, '/datenschutz'],
  'analytics und tr': [analytics],
  'lead sc': [leadScoring],
  'erste sch': [firstSteps],
  'was ist ein backlink': [linkbuilding, term('backlink')],
  'was bedeutet inp': [term('inp'), coreWebVitals],
  'was ist json-ld': [term('json-ld'), entityGuide],
  'was ist ein crm': [term('crm'), dataIntegration],
  verantwortlich: ['/datenschutz', '/impressum'],
  'vertrag kündigen': ['/agb'],
  ansprechpartner: ['/contact', '/impressum'],
}
