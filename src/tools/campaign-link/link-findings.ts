import { canParseUrl } from '../../lib/can-parse-url.ts'
import { applicable, findingsOf, type Finding } from '../shared/finding.ts'
import { sourceCategory } from './source-categories.ts'
import { houseStyle, placeholdersIn, valuesOf, type Utm } from './utm-link.ts'

const told = findingsOf('utm')

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/** The parameters that the tool writes, and those that platforms add to a single click. */
const tags =
  // cspell:disable-next-line
  /(?<=[?&])(utm_(?:source|medium|campaign|content)|[gd]clid|[gw]braid|fbclid|msclkid|t[tw]clid|igshid|li_fat_id|mc_eid)=[^&#]*&?/gi

/** Hosts of services, beside those that GA4 knows as sources. Some can be connected with GA4. */
const foreignHosts = /(?:^|\.)(?:google\.[a-z.]{2,6}|goo\.gl|g\.page|forms\.gle|calendly\.com)$/

/** URLs that only those see who work on the website. */
const drafts = /^https?:\/\/(?:localhost|editor\.wix\.com)(?![\w.-])|\/wp-admin\/|[?&]preview=true/i

/** Finds problems of the URL to be tagged. */
export function addressFindings(address: string): Finding[] {
  if (!/^https?:\/\//i.test(address) || !canParseUrl(address) || /\s/.test(address))
    return [
      told(
        'error',
        'address',
        'Das ist keine vollständige Adresse.',
        'Beginnen Sie mit https:// und lassen Sie Leerzeichen weg.',
        'Adresse',
      ),
    ]
  const host = hostOf(address)
  const added = Array.from(address.matchAll(tags), ([, name = '']) => name.toLowerCase())
  const click = added.find((name) => !name.startsWith('utm_'))
  const remedy = `Geben Sie «${address.replace(tags, '').replace(/[?&](?=#|$)/, '')}» an.`
  return applicable(told, [
    [
      added.some((name) => name.startsWith('utm_')),
      'error',
      'present',
      'Die Adresse trägt schon UTM-Parameter; GA4 sähe jeden Wert zweimal.',
      remedy,
    ],
    [
      click !== undefined,
      'warning',
      'click-id',
      `Die Adresse trägt «${click}» von einem einzelnen Klick auf eine Anzeige oder einen Beitrag; das verfälscht die Zählung.`,
      remedy,
    ],
    [
      sourceCategory(host) !== undefined || foreignHosts.test(host),
      'warning',
      'foreign-page',
      `Die Seite liegt auf «${host}»; dort misst Ihr GA4 meist nicht.`,
      'Nehmen Sie die Adresse der Seite auf Ihrer eigenen Website.',
    ],
    [
      drafts.test(address),
      'warning',
      'draft',
      'Diese Adresse öffnet nur, wer an der Website arbeitet.',
      'Veröffentlichen Sie die Seite, und nehmen Sie die Adresse, die Besucher sehen.',
    ],
    [
      /\.(?:pdf|docx?|xlsx?|pptx?|zip|ics|vcf)$/i.test(new URL(address).pathname),
      'warning',
      'file',
      'Das ist eine Datei, keine Seite; darin läuft kein GA4, und so misst es diese Besuche nicht.',
      'Verlinken Sie die Seite, auf der man die Datei herunterlädt.',
    ],
  ])
}

export const mediums = /^(e-?mail|social|cpc|referral|print|display|organic|affiliate|sms|audio|video)$/i

/** Finds problems in the values of a line, apart from their spelling. */
export function valueFindings(utm: Utm, address: string): Finding[] {
  const host = canParseUrl(address) ? hostOf(address) : ''
  const source = utm.source.toLowerCase().replace(/^www\./, '')
  const isParent = host.endsWith(`.${source}`) && source.includes('.') && sourceCategory(source) === undefined
  const { medium, content } = utm
  const isThird = mediums.test(content)
  const isSource = sourceCategory(medium.toLowerCase()) !== undefined
  const [first, second, third] = [utm.source, medium, content].map(houseStyle)
  const replaced = valuesOf(utm).flatMap(placeholdersIn)
  return applicable(told, [
    [
      replaced.length > 0,
      'note',
      'placeholder',
      `Unverändert im Link: «${replaced.join('», «')}»; den Wert setzt die Plattform ein.`,
      'Klicken Sie in ihrer Vorschau auf den Link und sehen Sie in der Adresse nach, ob sie es tut.',
    ],
    [
      /^(e-?mail|social|cpc|referral|print|display)$/i.test(utm.source) && !mediums.test(utm.medium),
      'warning',
      'swapped',
      `«${utm.source}» ist ein Medium und «${utm.medium}» wohl die Quelle.`,
      `Schreiben Sie «${utm.medium}; ${utm.source}».`,
    ],
    [
      (isThird || isSource) && ![utm.source, medium].some((value) => mediums.test(value)),
      'warning',
      'several',
      `«${medium.slice(0, 80)}» ist kein Medium.`,
      !isThird
        ? 'Je Zeile eine Quelle mit ihrem Medium schreiben, etwa «linkedin; social».'
        : isSource
          ? `Je Zeile eine Quelle; schreiben Sie «${first}; ${third}» und «${second}; ${third}».`
          : `Schreiben Sie «${first}; ${third}; ${second}».`,
    ],
    [
      host !== '' && (source === host || source.endsWith(`.${host}`) || isParent),
      'error',
      'internal',
      'Die Quelle ist die eigene Website: Mit UTM auf internen Links verliert der Besuch seine Herkunft.',
      'Kennzeichnen Sie nur Links, die ausserhalb der eigenen Website stehen.',
    ],
  ])
}

const short = (values: readonly string[]) => values.map((value) => value.slice(0, 500))

/** Finds personal data, or else what makes reports or links worse. `advised` are the values that other advice leads to. */
export function textFindings(written: readonly string[], place?: string, advised = written): Finding[] {
  const named = short(advised)
  const better = named.map(houseStyle)
  return applicable(findingsOf('utm', place), [
    [
      short(written).some((value) =>
        /\S@\S+\.\S|(\+|00)\d{2}[\d\s/.-]{8,}|^0\d{2}[\s/-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}$/.test(value),
      ),
      'error',
      'personal',
      'Ein Wert sieht nach E-Mail-Adresse oder Telefonnummer aus; Links landen in Protokollen und bei Dritten.',
      'Nehmen Sie statt der Person die Ausgabe, zum Beispiel das Datum.',
    ],
    [
      better.some((value, index) => value !== named[index]),
      'warning',
      'spelling',
      'Grossbuchstaben ergeben im Bericht eigene Zeilen; Umlaute, Leerzeichen und Sonderzeichen stehen verschlüsselt im Link.',
      better.includes('')
        ? 'Wählen Sie ein Wort aus Kleinbuchstaben.'
        : `Schreiben Sie «${better.join('; ')}».`,
    ],
  ]).slice(0, 1)
}
