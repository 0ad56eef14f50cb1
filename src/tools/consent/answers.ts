/** What a website measures, as its owner says. */
export interface Answers {
  /** Nothing but Search Console, a count without anything that recognises visitors, or a tool of analysis. */
  tool: 'none' | 'anonymous' | 'analysis'
  /** What is written on the visitor's device, or read from it. */
  storage: 'none' | 'necessary' | 'more'
  /** Whether advertising is measured, or profiles are made for it. */
  ads: 'none' | 'measured' | 'profiles'
  hasGoogleAds: boolean
  /** Offers something to people in the EU, or follows their behaviour there. */
  reachesEu: boolean
  /** Nobody reckons with it: third parties pay for the data, or follow visitors over many websites. Not ticked, it is not known. */
  isUnexpected: boolean
  /** Sensitive personal data, or profiling with a high risk. */
  isSensitive: boolean
  /** A machine alone decides, with legal or considerable effect. */
  decidesAlone: boolean
}

/** Whether the website does anything at all that concerns its visitors. */
export function measuresAnything({ tool, storage, ads }: Answers): boolean {
  return tool !== 'none' || storage !== 'none' || ads !== 'none'
}

type Values = Readonly<Record<string, string>>

/** The answers that stand in the fields; none while one of the three questions is open, or an address says something unknown. */
export function readAnswers(values: Values): Answers | undefined {
  const tool = tools[values['werkzeug'] ?? '']
  const storage = storages[values['speicher'] ?? '']
  const ads = advertising[values['werbung'] ?? '']
  if (!tool || !storage || !ads) return undefined
  return {
    tool,
    storage,
    ads,
    hasGoogleAds: values['google'] === 'ja',
    reachesEu: values['eu'] === 'ja',
    isUnexpected: values['unerwartet'] === 'ja',
    isSensitive: values['heikel'] === 'ja',
    decidesAlone: values['allein'] === 'ja',
  }
}

const tools: Record<string, Answers['tool']> = {
  keines: 'none',
  kennungslos: 'anonymous',
  analyse: 'analysis',
}
const storages: Record<string, Answers['storage']> = { nichts: 'none', notwendig: 'necessary', mehr: 'more' }
const advertising: Record<string, Answers['ads']> = { keine: 'none', messen: 'measured', profil: 'profiles' }
