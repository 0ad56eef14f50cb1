import { summaryWords, type Frontmatter } from '../../src/lib/site/page-schema.ts'
import { leftover } from '../check/texts/leftovers.ts'

interface Given {
  /** The last part of the address. */
  name: string
  order: number
  /** A service, for an article to lead to. */
  service: string
  today: string
}

interface Template {
  /** Where such pages stand. */
  folder: string
  /** The kind of the pages whose route is the model. */
  model: Frontmatter['kind']
  hasFigure: boolean
  text: (given: Given) => string
}

const inWords = (kind: keyof typeof summaryWords) => `${summaryWords[kind].join(' to ')} words`

/** The first state of each kind of page. It can be shown at once, but the checks refuse to publish it while `[…]` stands in it. */
export const templates = {
  article: {
    folder: '/knowledge-base/',
    model: 'article',
    hasFigure: true,
    text: ({ name, order, service, today }) => `---
kind: article
title: "${leftover} title, 15 to 60 characters"
shortTitle: "${leftover} short title"
description: >-
  ${leftover} What readers learn here, in complete sentences, for search results and lists: 110 to 155 characters in
  all, and unique.
topic: start # start | entities | technology | distribution | leads
order: ${order} # the place within the topic
published: ${today}
summary: >-
  ${leftover} The answer to the title in ${inWords('article')}. Whoever reads only this knows what matters: what it is, what it is
  good for, what to do first, and where it ends. It stands below the title as «Kurz gesagt», and machines quote it.
service: ${service} # the service that does this work
questions: # 3 to 12, as customers ask and no other page answers; the search shows the first
  - "${leftover} What is asked first of ${name}?"
  - "${leftover} What is asked next of ${name}?"
  - "${leftover} What else is asked of ${name}?"
---

${leftover} What the reader has come for, in two or three sentences. The whole text has 400 to 2'200 words.

## ${leftover} First section

${leftover} Every claim that readers may doubt names its source: \`[what is claimed](source:key)\`, one at least and better five, each in
\`src/content/sources.yaml\`. The first use of a term of the trade is marked: \`<Term id="canonical">…</Term>\`.

![${leftover} What is to be seen, for whom it is read aloud](${name}.svg "${leftover} The message of the figure.")

## ${leftover} Second section

| ${leftover} | ${leftover} |
| --- | --- |
| ${leftover} | ${leftover} |

## ${leftover} What to do

<Checklist>

- ${leftover} First step

</Checklist>
`,
  },
  service: {
    folder: '/services/',
    model: 'service',
    hasFigure: true,
    text: ({ name, order, today }) => `---
kind: service
title: "${leftover} title, 15 to 60 characters"
shortTitle: "${leftover} short title"
description: >-
  ${leftover} What customers gain by it, in complete sentences, for search results and lists: 110 to 155 characters in
  all, and unique.
group: search # search | content | leads | data
station: links # search | links | place | page | letter: where on the way of an enquiry it works
order: ${order} # the place within the group
published: ${today}
summary: >-
  ${leftover} What the customer gains and what is done for it, in ${inWords('service')}: the lead below the title. It says for
  whom the work is worth while, and where it ends.
result: "${leftover} What the customer holds first"
duration: "${leftover} How long it takes, in steps"
effort: "${leftover} What the customer does"
price: "${leftover} What the price depends on"
once: "${leftover} What is done once" # or running: what goes on
questions: # 3 to 12, as customers ask and no other page answers; the search shows the first
  - "${leftover} What is asked first of ${name}?"
  - "${leftover} What is asked next of ${name}?"
  - "${leftover} What else is asked of ${name}?"
---

## ${leftover} For whom it is worth while

${leftover} Text.

![${leftover} What is to be seen, for whom it is read aloud](${name}.svg "${leftover} The message of the figure.")

## ${leftover} What we do

${leftover} Text.
`,
  },
  page: {
    folder: '/',
    model: 'legal',
    hasFigure: false,
    text: ({ name, order, today }) => `---
kind: page
title: "${leftover} title, 15 to 60 characters"
shortTitle: "${leftover} short title"
description: >-
  ${leftover} What is to be found here, in complete sentences, for search results and lists: 110 to 155 characters in
  all, and unique.
navigation: footer # header | footer | none
order: ${order} # the place among the pages listed beside it
published: ${today}
summary: >-
  ${leftover} What the page is about, in ${inWords('page')}: the lead below the title.
questions: # 3 to 12, as customers ask and no other page answers; the search shows the first
  - "${leftover} What is asked first of ${name}?"
  - "${leftover} What is asked next of ${name}?"
  - "${leftover} What else is asked of ${name}?"
---

## ${leftover} First section

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
