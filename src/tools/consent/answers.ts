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

/** The answers that stand in the fields; what an address says wrong counts as the first choice. */
export function readAnswers(values: Values): Answers {
  const { werkzeug, speicher, werbung } = values
  return {
    tool: werkzeug === 'kennungslos' ? 'anonymous' : werkzeug === 'analyse' ? 'analysis' : 'none',
    storage: speicher === 'notwendig' ? 'necessary' : speicher === 'mehr' ? 'more' : 'none',
    ads: werbung === 'messen' ? 'measured' : werbung === 'profil' ? 'profiles' : 'none',
    hasGoogleAds: values['google'] === 'ja',
    reachesEu: values['eu'] === 'ja',
    isSensitive: values['heikel'] === 'ja',
    decidesAlone: values['allein'] === 'ja',
  }
}
