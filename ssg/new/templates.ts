import { type Frontmatter, summaryWords } from '../../src/lib/site/page-schema.ts'
import { leftover } from '../check/texts/unfinished.ts'

interface Given {
  /** The last part of the path. */
  name: string
  order: number
  /** The path of a service, for the call to action of an article. */
  service: string
  today: string
}

interface Template {
  folder: string
  /** The kind of page whose route file is copied. */
  model: Frontmatter['kind']
  hasFigure: boolean
  text: (given: Given) => string
}

/** The first lines of the frontmatter of every kind. */
const names = `title: "${leftover} Titel, 15 bis 60 Zeichen"
shortTitle: "${leftover} Kurztitel"`

const description = (about: string) => `description: >-
  ${leftover} ${about}, in ganzen Sätzen, für Suchergebnisse und Listen: zusammen 110 bis 155 Zeichen, und nur
  hier.`

const inWords = (kind: keyof typeof summaryWords) => `in ${summaryWords[kind].join(' bis ')} Wörtern`

const questions = (
  name: string,
) => `questions: # 3 bis 12, wie die Kundschaft fragt und keine andere Seite antwortet; die Suche zeigt die erste
  - "${leftover} Was fragt man zuerst über ${name}?"
  - "${leftover} Was fragt man danach über ${name}?"
  - "${leftover} Was fragt man sonst über ${name}?"`

const figure = (name: string) =>
  `![${leftover} Was zu sehen ist, für alle, denen es vorgelesen wird](${name}.svg "${leftover} Was die Figur sagt.")`

/** The templates by kind of page. A new page can be shown at once, but the checks refuse to publish its `[…]`. */
export const templates = {
  article: {
    folder: '/knowledge-base/',
    model: 'article',
    hasFigure: true,
    text: ({ name, order, service, today }) => `---
kind: article
${names}
${description('Was man hier erfährt')}
topic: start # start | entities | technology | distribution | leads
order: ${order} # der Platz innerhalb des Themas
published: ${today}
summary: >-
  ${leftover} Die Antwort auf den Titel ${inWords('article')}: was es ist, wozu es gut ist, was man zuerst tut und wo es
  endet. Sie steht als «Kurz gesagt» unter dem Titel, und Programme zitieren sie.
service: ${service} # ${leftover} die Leistung, die diese Arbeit macht
${questions(name)}
---

${leftover} Weshalb jemand hier ist, in zwei oder drei Sätzen. Der ganze Text hat 400 bis 2'200 Wörter.

## ${leftover} Erster Abschnitt

${leftover} Was man bezweifeln kann, nennt seine Quelle: \`[was behauptet wird](source:name)\`, mindestens eine, besser fünf, jede
in \`src/content/sources.yaml\`. Ein Fachwort ist beim ersten Mal ausgezeichnet: \`<Term id="canonical">…</Term>\`.

${figure(name)}

## ${leftover} Zweiter Abschnitt

| ${leftover} | ${leftover} |
| --- | --- |
| ${leftover} | ${leftover} |

## Am Montag, 30 Minuten

1. ${leftover} Erster Schritt, mit seinen Klicks
2. ${leftover} Zweiter Schritt
3. ${leftover} Dritter Schritt

## ${leftover} Zum Abhaken

<Checklist>

- ${leftover} Erster Schritt

</Checklist>
`,
  },
  service: {
    folder: '/services/',
    model: 'service',
    hasFigure: true,
    text: ({ name, order, today }) => `---
kind: service
${names}
${description('Was die Kundschaft davon hat')}
group: search # search | content | leads | data
station: links # search | links | place | page | letter: wo auf dem Weg einer Anfrage sie wirkt
order: ${order} # der Platz innerhalb der Gruppe
published: ${today}
summary: >-
  ${leftover} Was die Kundschaft gewinnt und was dafür getan wird, ${inWords('service')}, unter dem Titel: für wen es sich
  lohnt und wo es endet.
result: "${leftover} Was die Kundschaft zuerst in der Hand hat"
duration: "${leftover} Wie lange es dauert, in Schritten"
effort: "${leftover} Was die Kundschaft tut"
price: "${leftover} Wovon der Preis abhängt"
once: "${leftover} Was einmal geschieht" # oder running: was weiterläuft
${questions(name)}
---

## ${leftover} Für wen es sich lohnt

${leftover} Der ganze Text hat 500 bis 2'200 Wörter.

${figure(name)}

## ${leftover} Was wir tun

${leftover} Text.
`,
  },
  page: {
    folder: '/',
    model: 'legal',
    hasFigure: false,
    text: ({ name, order, today }) => `---
kind: page
${names}
${description('Was hier zu finden ist')}
navigation: footer # header | footer | none
order: ${order} # der Platz unter den Seiten daneben
published: ${today}
summary: >-
  ${leftover} Worum es auf der Seite geht, ${inWords('page')}, unter dem Titel.
${questions(name)}
---

## ${leftover} Erster Abschnitt

${leftover} Text.
`,
  },
} satisfies Record<string, Template>

export type NewKind = keyof typeof templates

export const figureTemplate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120">
  <path d="M0 40h360" stroke="var(--line)"/>
  <path d="M0 56h120v48H0z" fill="var(--accent)"/>
  <text y="24" fill="var(--ink)" font-size="16" font-weight="700">${leftover}</text>
</svg>
`
