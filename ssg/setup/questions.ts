import { randomUUID } from 'node:crypto'
import { multiselect, select, text } from '@clack/prompts'
import { aiCrawlers, type CrawlerPurpose } from '../../src/lib/site/ai-crawlers.ts'
import {
  type DataLocation,
  dataLocations,
  locationLabels,
} from '../../src/lib/site/operator/data-location.ts'
import { exampleFields } from '../../src/lib/site/operator/example.ts'
import { likelyForm } from '../../src/lib/site/operator/legal-form.ts'
import { namesNetlify, netlifySpamFilter } from '../../src/lib/site/operator/form-service.ts'
import { type Site, siteSchema } from '../../src/lib/site/site-schema.ts'
import {
  answered,
  askYesOrNo,
  inWords,
  type Known,
  nothing,
  type Question,
  questionOf,
  type Terminal,
  tidyList,
} from './ask.ts'

/** The questions in order. The answers of a step are written before the next step begins. */
export const steps: { title: string; questions: Question[] }[] = [
  {
    title: 'Die Firma',
    questions: [inWords('name'), inWords('shortName'), askLegalForm, inWords('representative')],
  },
  {
    title: 'Ihre Adresse',
    questions: (['street', 'postalCode', 'locality', 'country'] as const).map((field) => inWords(field)),
  },
  { title: 'Register', questions: [inWords('canton'), inWords('uid'), askVat] },
  {
    title: 'Wie man sie erreicht',
    questions: [inWords('email'), askContactChecked, inWords('phone'), inWords('responseTime'), askProfiles],
  },
  {
    title: 'Die Website',
    questions: [inWords('origin'), askProvider('host', 'hostLocation'), inWords('logRetention')],
  },
  { title: 'Anfragen', questions: [askFormService, inWords('enquiryRetention')] },
  {
    title: 'Was nur die Rechtstexte nennen',
    questions: [
      askProvider('officeServices', 'officeLocation'),
      inWords('privacyContact'),
      inWords('euRepresentative'),
      askJurisdiction,
      inWords('paymentTerm'),
    ],
  },
  { title: 'Crawler und Suchmaschinen', questions: [askCrawlers, askIndexNow] },
]

/** Proposes the legal form that the name states, where the known one contradicts it. */
function askLegalForm(known: Known, terminal: Terminal): Promise<Known> {
  const { data: kept = '' } = siteSchema.shape.legalForm.safeParse(known.legalForm)
  const legalForm = likelyForm({ name: String(known.name), legalForm: kept })
  return inWords('legalForm')({ ...known, legalForm }, terminal)
}

function askJurisdiction(known: Known, terminal: Terminal): Promise<Known> {
  return inWords('jurisdiction')({ ...known, jurisdiction: known.jurisdiction ?? known.locality }, terminal)
}

async function askVat({ uid, vat }: Known, terminal: Terminal): Promise<Known> {
  if (typeof uid !== 'string') return { vat: null }
  const paid = typeof vat === 'string' && exampleFields({ vat }).length === 0
  const pays = await askYesOrNo(terminal, 'Schuldet die Firma Mehrwertsteuer?', paid)
  return { vat: pays ? `${uid} MWST` : null }
}

async function askContactChecked({ email, contactChecked }: Known, terminal: Terminal) {
  const isRead = await askYesOrNo(terminal, `Liest jemand ${String(email)} an jedem Arbeitstag?`)
  return { contactChecked: isRead ? new Date().toISOString().slice(0, 10) : contactChecked }
}

async function askProfiles({ profiles }: Known, terminal: Terminal): Promise<Known> {
  const { data: kept = [] } = siteSchema.shape.profiles.safeParse(profiles)
  const listOf = (answer = '') => {
    if (answer.trim() === '') return kept
    return answer.trim() === nothing ? [] : tidyList(answer)
  }
  const typed = await text({
    ...terminal,
    message: `${questionOf('profiles')}; mehrere mit Leerzeichen dazwischen, ${kept.length > 0 ? `«${nothing}»` : 'leer'}, wenn es keine gibt`,
    placeholder: kept.join(' ') || 'keine',
    defaultValue: kept.join(' '),
    validate: (answer) => siteSchema.shape.profiles.safeParse(listOf(answer)).error?.issues[0]?.message,
  })
  return { profiles: listOf(answered(typed)) }
}

/** Asks for a provider and its location. The known location is proposed only if the provider stays the same. */
function askProvider(
  provider: 'host' | 'formService' | 'officeServices',
  field: 'hostLocation' | 'formServiceLocation' | 'officeLocation',
): Question {
  return async (known, terminal) => {
    const named = await inWords(provider)(known, terminal)
    const kept = named[provider] === known[provider] ? known[field] : undefined
    const place = await askLocation(
      questionOf(field, kept),
      dataLocations.find((location) => location === kept),
      terminal,
    )
    return { ...named, [field]: place }
  }
}

const howToChoose = '. Wählen Sie mit den Pfeiltasten'

/** Asks for a location. Without a known one, enter alone chooses none, because the privacy page states the location as a fact. */
async function askLocation(
  message: string,
  kept: DataLocation | undefined,
  terminal: Terminal,
): Promise<DataLocation> {
  const choices = { ...terminal, showInstructions: false }
  const places = dataLocations.map((value) => ({ value, label: locationLabels[value] }))
  if (kept) return answered(await select({ ...choices, message, options: places, initialValue: kept }))
  const options = [{ value: undefined, label: 'noch nicht gewählt' }, ...places]
  const chosen = answered(await select({ ...choices, message, options }))
  return (
    chosen ?? askLocation(message.endsWith(howToChoose) ? message : message + howToChoose, kept, terminal)
  )
}

const ofService: (keyof Site)[] = ['enquiryAddress', 'formService', 'formServiceLocation', 'spamFilter']
const askTarget = inWords('enquiryAddress', (typed) =>
  typed === '/contact' ? '«/contact» nimmt Anfragen nur für Netlify Forms entgegen' : undefined,
)

/** Asks who takes the enquiries. The data of Netlify Forms are known; they are not proposed for another service. */
async function askFormService(known: Known, terminal: Terminal): Promise<Known> {
  const wasNetlify = namesNetlify(String(known.formService))
  const service = await select({
    ...terminal,
    showInstructions: false,
    message: 'Wer nimmt die Anfragen entgegen?',
    options: [
      { value: 'netlify', label: 'Netlify Forms', hint: 'wenn Netlify die Website hostet' },
      { value: 'other', label: 'Ein anderer Formulardienst, oder ein eigenes Programm' },
    ],
    initialValue: wasNetlify && namesNetlify(String(known.host)) ? 'netlify' : 'other',
  })
  if (answered(service) === 'netlify')
    return {
      enquiryAddress: '/contact',
      formService: 'Netlify Forms (Netlify, Inc., USA)',
      formServiceLocation: 'usa',
      spamFilter: netlifySpamFilter,
    }
  let answers: Known = wasNetlify ? {} : Object.fromEntries(ofService.map((field) => [field, known[field]]))
  const { enquiryAddress } = await askTarget(answers, terminal)
  const isNewProgram = String(enquiryAddress).startsWith('/') && enquiryAddress !== answers.enquiryAddress
  // It runs on the host of the site.
  if (isNewProgram)
    answers = {
      formService: `ein eigenes Programm bei ${String(known.host)}`,
      formServiceLocation: known.hostLocation,
    }
  answers = { ...answers, enquiryAddress }
  for (const ask of [askProvider('formService', 'formServiceLocation'), inWords('spamFilter')])
    answers = { ...answers, ...(await ask(answers, terminal)) }
  return answers
}

const purposes: Record<CrawlerPurpose, string> = {
  search: 'für seine Suche',
  request: 'wenn jemand nach der Seite fragt',
  training: 'um Modelle zu trainieren',
}

async function askCrawlers({ aiCrawlers: choices }: Known, terminal: Terminal): Promise<Known> {
  const { data: kept } = siteSchema.shape.aiCrawlers.safeParse(choices)
  const refused = await multiselect({
    ...terminal,
    showInstructions: false,
    message:
      'Crawler der KI-Anbieter: Welche dürfen die Website nicht lesen? (Leertaste markiert, Enter geht weiter)',
    options: aiCrawlers.map(({ name, operator, purpose }) => ({
      value: name,
      label: name,
      hint: `${operator}, ${purposes[purpose]}`,
    })),
    initialValues: aiCrawlers.map(({ name }) => name).filter((name) => kept?.[name] === 'refuse'),
    required: false,
  })
  const names = answered(refused)
  const chosen = aiCrawlers.map(({ name }) => [name, names.includes(name) ? 'refuse' : 'allow'])
  return { aiCrawlers: Object.fromEntries(chosen) }
}

async function askIndexNow({ indexNowKey }: Known, terminal: Terminal): Promise<Known> {
  const submits = await askYesOrNo(
    terminal,
    'Bing und anderen Änderungen über IndexNow melden? Dazu braucht es einen Schlüssel, der eine Datei der Website wird.',
    typeof indexNowKey === 'string',
  )
  if (!submits) return { indexNowKey: null }
  return { indexNowKey: typeof indexNowKey === 'string' ? indexNowKey : randomUUID() }
}
