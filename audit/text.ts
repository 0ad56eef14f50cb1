import { stemmer } from '@orama/stemmers/german'
import type { Element, Root } from 'hast'
import { HtmlValidate } from 'html-validate'
import { type Finding, type Group, inFile, onEveryPage, onIndexablePages, onPage, type Rule } from './rule.ts'
import { type AuditedPage, filesNamed, indexablePages, textOf } from './site/audited-site.ts'
import { elements, metas, titles } from './site/elements.ts'
import { mainText, visibleText, wordsOf } from './site/visible-text.ts'
import { sources } from './sources.ts'

const fewestWords = 150

/** Checks the files only. An e2e test checks that scripts do not change the text. */
const textInHtml: Rule = {
  id: 'text-in-html',
  title: 'Der Text steht im HTML, nicht erst im Skript',
  why: 'Google führt Skripte verzögert aus, die meisten KI-Crawler gar nicht. Was in der ersten Antwort steht, lesen alle.',
  source: sources.javascript,
  ...onIndexablePages((page) => {
    const count = wordsOf(mainText(page.tree)).length
    if (count < fewestWords)
      return [onPage(page, `hat ${count} Wörter im HTML`, 'Den Text beim Bauen ausgeben.')]
    if (elements(page.tree, 'noscript').length > 0)
      return [onPage(page, 'sagt ohne Skripte etwas anderes', '<noscript> entfernen.')]
    return []
  }),
}

/** Compares each page with its Markdown copy, which has the whole text. */
const textComplete: Rule = {
  id: 'text-complete',
  title: 'Im HTML fehlt kein Wort des Textes',
  why: 'Aufklapptexte oder Karteireiter, die erst ein Skript füllt, fehlen Crawlern. Verglichen wird jede Seite mit der Kopie ihres Textes in Markdown.',
  source: sources.javascript,
  covers: filesNamed(/\.md$/),
  check: (site) =>
    site.indexable.flatMap((page) => {
      const copy = textOf(site, page.file.replace(/\.html$/, '.md'))
      if (copy === undefined) return []
      const shown = new Set(wordsOf(pageText(page.tree)))
      const lost = wordsOf(plain(copy)).filter((word) => !shown.has(word))
      if (lost.length === 0) return []
      const message = `${lost.length} Wörter fehlen im HTML: ${[...new Set(lost)].slice(0, 5).join(', ')}`
      return [onPage(page, message, 'Den ganzen Text beim Bauen ausgeben.', lost[0])]
    }),
}

function pageText(tree: Root): string {
  const labels = elements(tree).flatMap(({ properties }) => [properties.ariaLabel, properties.alt])
  return [visibleText(tree), ...labels].join(' ')
}

/** The words of the Markdown: without addresses, tags, escapes, code languages and placeholders of figures and tools. */
function plain(markdown: string): string {
  return markdown
    .replace(/^\s*(```|~~~).*$/gm, '')
    .replace(/\[(Abbildung|Werkzeug): /g, '')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<https?:[^>]*>/g, ' ')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/&\w+;|&#\w+;/g, ' ')
}

/**
 * Dice's coefficient of the word stems in title, h1 and description: the share of what two results have in common. Stems,
 * because «Kosten für SEO» and «SEO-Kosten» ask the same. The nearest neighbours of this site, an article on a subject and
 * the guide to it, share 48 per cent.
 */
const tooAlike = 0.6

const competingPages: Rule = {
  id: 'competing-pages',
  title: 'Keine zwei Seiten beantworten dieselbe Frage',
  why: 'Konkurrieren zwei eigene Seiten, muss Google raten, welche gemeint ist, und die Links verteilen sich. Verglichen werden die Wortstämme von Titel, Überschrift und Beschreibung.',
  source: sources.starterGuide,
  covers: indexablePages,
  check({ indexable }) {
    const themes = indexable.map((page) => ({ page, stems: stemsOf(page) }))
    return themes.flatMap(({ page, stems }, index) =>
      themes.slice(0, index).flatMap((other) => {
        const shared = [...stems].filter((stem) => other.stems.has(stem)).length
        const likeness = (2 * shared) / (stems.size + other.stems.size)
        if (likeness < tooAlike) return []
        const message = `gleicht ${other.page.path} zu ${Math.round(likeness * 100)} Prozent`
        return [onPage(page, message, 'Zusammenlegen oder deutlich abgrenzen.')]
      }),
    )
  },
}

function stemsOf({ tree }: AuditedPage): Set<string> {
  const siteName = metas(tree, 'og:site_name').join()
  const title = titles(tree).join(' ').replace(siteName, '')
  const said = [title, ...elements(tree, 'h1').map(visibleText), ...metas(tree, 'description')].join(' ')
  // Short words are articles and prepositions; names such as «SEO» and «KI» are not.
  const words = wordsOf(said).filter((word) => word.length > 4 || word === word.toUpperCase())
  return new Set(words.map((word) => stemmer(word.toLowerCase())))
}

const blocks = new Set('p li h1 h2 h3 h4 td th dt dd summary figcaption'.split(' '))

const noPromises: Rule = {
  id: 'no-promises',
  title: 'Kein Text verspricht eine Wirkung',
  why: 'Über Ränge, Besuche und Anfragen entscheiden Suchmaschinen und Menschen. Wer sie zusagt, widerspricht den eigenen AGB und kann unlauter werben (UWG Art. 3 Abs. 1 lit. b).',
  source: sources.unfairCompetition,
  ...onEveryPage(promisesOn),
}

function promisesOn(page: AuditedPage): Finding[] {
  const head = [...titles(page.tree), ...metas(page.tree, 'description')]
  return [
    ...head.flatMap((text) => findings(page, text)),
    ...elements(page.tree)
      .filter(isInnermost)
      .flatMap((element) => findings(page, visibleText(element), element)),
  ]
}

function findings(page: AuditedPage, text: string, element?: Element): Finding[] {
  const hint = 'Ziel und Arbeit nennen: «Wir arbeiten daran, dass …», «Ziel ist …».'
  return promisesIn(text).map((sentence) => onPage(page, `verspricht «${sentence}»`, hint, sentence, element))
}

/** Skips outer blocks, so that a paragraph in a list item is read once. */
function isInnermost(element: Element): boolean {
  const within = elements(element).slice(1)
  return blocks.has(element.tagName) && !within.some(({ tagName }) => blocks.has(tagName))
}

const documents = filesNamed(/\.html$/)

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes attributes and void elements; browsers read them all the same.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The headings of legal texts begin with their number; HTML allows any id without spaces.
    'valid-id': ['error', { relaxed: true }],
    // Titles have a rule of their own, which measures them.
    'long-title': 'off',
    // The site's own scripts need no hash against their own host.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Tables and code that scroll are groups with a name; <fieldset>, the native group, is for forms.
    'prefer-native-element': ['error', { exclude: ['group'] }],
    // The search answers while one types, and the form for the host is never shown.
    'wcag/h32': 'off',
    // An <input> without a type is one for text, as HTML defines it.
    'no-implicit-input-type': 'off',
  },
})

const htmlValid: Rule = {
  id: 'html-valid',
  title: 'Das HTML ist gültig',
  why: 'Fehler im Bau einer Seite deutet jedes Programm auf seine Art. Steht etwas Falsches im Kopf, endet er für Google an dieser Stelle.',
  source: sources.validMetadata,
  covers: documents,
  check: (site) =>
    documents(site).flatMap((file) =>
      messagesOn(textOf(site, file) ?? '').map(({ message, ruleId, selector }) => ({
        ...inFile(file, message, `Regel ${ruleId} von html-validate einhalten.`),
        element: selector ?? undefined,
      })),
    ),
}

function messagesOn(html: string) {
  return validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
}

/** Phrases that promise an effect which depends on search engines or customers. */
const promises = [
  /\b(wir sorgen|sorgen wir)\b/,
  /\bgarantier(e|en|t|te|ten|ter|tes)\b/,
  /\b(erfolgs|ranking|platzierungs|rang|geld-zurück-)-?garantie\b/,
  /\bwir (erhöhen|steigern|maximieren|verdoppeln|vervielfachen)\b|\b(erhöhen|steigern|maximieren|verdoppeln|vervielfachen) wir\b/,
  /\b(wir stellen|stellen wir)\b.*\bsicher\b/,
  /\b(wir (sichern|gewährleisten|versprechen)|(sichern|gewährleisten|versprechen) wir)\b/,
  /\b(bringen|heben|holen|führen)( wir)? sie\b.*\b(platz|plätze|position|rang|ränge|spitze|seite (1|eins))\b/,
  /\bmehr (anfragen|aufträge|besuche|klicks|kunden|kundschaft|umsatz) (in|innert|binnen|nach) (\d|wenigen)/,
]

const negation = /\b(kein\p{L}*|nicht|nichts|nie|niemals|niemand|weder|kaum|ohne|nein)\b/u

/** The sentences that promise an effect. Negations, questions and quotations («so») are exempt. */
export function promisesIn(text: string): string[] {
  return sentencesOf(text).filter((sentence) => {
    const own = sentence.replace(/«[^»]*»/g, '').toLowerCase()
    return !own.endsWith('?') && !negation.test(own) && promises.some((pattern) => pattern.test(own))
  })
}

/** Splits at the end of a sentence, after a closing guillemet if there is one. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;]»?)\s+(?=[\p{Lu}«])/u).map((sentence) => sentence.trim())
}

export const text: Group = {
  title: 'Text',
  rules: [textInHtml, textComplete, competingPages, noPromises, htmlValid],
}
