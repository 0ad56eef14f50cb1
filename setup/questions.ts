import { randomUUID } from 'node:crypto'
import { confirm, multiselect, select, text } from '@clack/prompts'
import { aiCrawlers } from '../src/lib/site/ai-crawlers.ts'
import { dataLocations, locationLabels, type DataLocation } from '../src/lib/site/operator/data-location.ts'
import { exampleFields } from '../src/lib/site/operator/example.ts'
import { namesNetlify, netlifySpamFilter } from '../src/lib/site/operator/netlify-forms.ts'
import { siteSchema, type Site } from '../src/lib/site/site-schema.ts'
import { answered, inWords, questionOf, shown, type Known, type Question, type Terminal } from './ask.ts'
import { tidyList } from './tidy.ts'

/** What is asked, in this order; the answers of a step are kept before the next one begins. */
export const steps: { title: string; questions: Question[] }[] = [
  {
    title: 'The firm',
    questions: (['name', 'shortName', 'legalForm', 'representative'] as const).map(inWords),
  },
  {
    title: 'Its address',
    questions: (['street', 'postalCode', 'locality', 'country'] as const).map(inWords),
  },
  { title: 'Registers', questions: [inWords('canton'), inWords('uid'), askVat] },
  {
    title: 'How visitors reach it',
    questions: [inWords('email'), askContactChecked, inWords('phone'), inWords('responseTime'), askProfiles],
  },
  {
    title: 'Where the site is',
    questions: [inWords('origin'), askProvider('host', 'hostLocation'), inWords('logRetention')],
  },
  { title: 'Enquiries', questions: [askFormService, inWords('enquiryRetention')] },
  {
    title: 'What only the legal texts say',
    questions: [
      askProvider('officeServices', 'officeLocation'),
      ...(['privacyContact', 'euRepresentative', 'jurisdiction', 'paymentTerm'] as const).map(inWords),
    ],
  },
  { title: 'Crawlers and search engines', questions: [askCrawlers, askIndexNow] },
]

async function askVat({ uid, vat }: Known, terminal: Terminal): Promise<Known> {
  if (typeof uid !== 'string') return { vat: null }
  const pays = await confirm({
    ...terminal,
    message: 'Does the firm pay value-added tax?',
    initialValue: typeof vat === 'string' && exampleFields({ vat }).length === 0,
  })
  return { vat: answered(pays) ? `${uid} MWST` : null }
}

async function askContactChecked({ email, contactChecked }: Known, terminal: Terminal) {
  const isRead = await confirm({
    ...terminal,
    message: `Does somebody read ${shown('email', String(email))} on every working day?`,
  })
  return { contactChecked: answered(isRead) ? new Date().toISOString().slice(0, 10) : contactChecked }
}

async function askProfiles({ profiles }: Known, terminal: Terminal): Promise<Known> {
  const { data: kept = [] } = siteSchema.shape.profiles.safeParse(profiles)
  const typed = await text({
    ...terminal,
    message: `${questionOf('profiles')}; several with spaces between them, empty if there are none`,
    initialValue: kept.join(' '),
    validate: (answer = '') =>
      siteSchema.shape.profiles.safeParse(tidyList(answer)).error?.issues[0]?.message,
  })
  return { profiles: tidyList(answered(typed) ?? '') }
}

/** Asks who does something for the firm, and where that is: what is known of the place is proposed as long as they do it still. */
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

const howToChoose = ': choose with the arrow keys'

/** The privacy page states it as a fact: where none is known, enter alone chooses none. */
async function askLocation(
  message: string,
  kept: DataLocation | undefined,
  terminal: Terminal,
): Promise<DataLocation> {
  const places = dataLocations.map((value) => ({ value, label: locationLabels[value] }))
  if (kept) return answered(await select({ ...terminal, message, options: places, initialValue: kept }))
  const options = [{ value: undefined, label: 'not chosen yet' }, ...places]
  const chosen = answered(await select({ ...terminal, message, options }))
  return (
    chosen ?? askLocation(message.endsWith(howToChoose) ? message : message + howToChoose, kept, terminal)
  )
}

const ofService: (keyof Site)[] = ['enquiryAddress', 'formService', 'formServiceLocation', 'spamFilter']
const aboutService = [
  inWords('enquiryAddress'),
  askProvider('formService', 'formServiceLocation'),
  inWords('spamFilter'),
]

/** The facts of Netlify Forms are known; of another service nothing is left of them. */
async function askFormService(known: Known, terminal: Terminal): Promise<Known> {
  const wasNetlify = namesNetlify(String(known.formService))
  const service = await select({
    ...terminal,
    message: 'Who takes the enquiries?',
    options: [
      { value: 'netlify', label: 'Netlify Forms', hint: 'where Netlify hosts the site' },
      { value: 'other', label: 'Another form service, or a program of your own' },
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
  for (const ask of aboutService) answers = { ...answers, ...(await ask(answers, terminal)) }
  return answers
}

async function askCrawlers({ aiCrawlers: choices }: Known, terminal: Terminal): Promise<Known> {
  const { data: kept } = siteSchema.shape.aiCrawlers.safeParse(choices)
  const refused = await multiselect({
    ...terminal,
    message: 'Crawlers of AI providers: which ones may not read the site? (space marks, enter goes on)',
    options: aiCrawlers.map(({ name, operator, purpose }) => ({
      value: name,
      label: name,
      hint: `${operator}, ${purpose}`,
    })),
    initialValues: aiCrawlers.map(({ name }) => name).filter((name) => kept?.[name] === 'refuse'),
    required: false,
  })
  const names = answered(refused)
  const chosen = aiCrawlers.map(({ name }) => [name, names.includes(name) ? 'refuse' : 'allow'])
  return { aiCrawlers: Object.fromEntries(chosen) }
}

async function askIndexNow({ indexNowKey }: Known, terminal: Terminal): Promise<Known> {
  const submits = await confirm({
    ...terminal,
    message:
      'Tell Bing and others of changes through IndexNow? It needs a key, which becomes a file of the site.',
    initialValue: typeof indexNowKey === 'string',
  })
  if (!answered(submits)) return { indexNowKey: null }
  return { indexNowKey: typeof indexNowKey === 'string' ? indexNowKey : randomUUID() }
}
