import { xml } from '../../ssg/files/xml.ts'
import { placeName } from '../../ssg/problem.ts'
import type { Finding, Rule } from '../rule.ts'
import type { GroupResult, RuleResult, Totals } from '../audit.ts'
import { hashOf } from '../site/content-security-policy.ts'

export interface ReportFacts {
  siteName: string
  origin: string
  /** The latest change of the pages: the build reads no clock. */
  date: string
  totals: Totals
  css: string
}

/** The report for customers: one HTML file without scripts and without requests. */
export function reportHtml(results: GroupResult[], facts: ReportFacts): string {
  const { siteName, origin, date, totals, css } = facts
  const host = new URL(origin).host
  return [
    '<!DOCTYPE html><html lang="de-CH"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${hashOf(css)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>Prüfbericht ${xml(host)}</title><style>${css}</style></head><body>`,
    `<header><p class="sender">${xml(siteName)}</p><h1>Prüfbericht</h1>`,
    `<p class="lead">${verdict(totals)}</p>`,
    `<dl class="figures">${figures(host, date, totals)}</dl>${tasks(results)}</header>`,
    `<nav aria-label="Inhalt"><ol>${results.map(entry).join('')}</ol></nav>`,
    `<main>${results.map(section).join('')}</main>`,
    `<footer><p>${method}</p></footer></body></html>\n`,
  ].join('\n')
}

const method =
  'Geprüft sind die Dateien, die ausgeliefert werden, so wie sie ein Browser, eine Suchmaschine und jemand mit böser Absicht liest. Fehler verhindern die Veröffentlichung, Hinweise nicht. Ob Google eine Seite aufnimmt und an welcher Stelle sie erscheint, kann keine Prüfung versprechen.'

function verdict({ rules, pages, errors, warnings }: Totals): string {
  const scope = `${rules} Regeln, angewandt auf ${pages} Seiten`
  if (errors + warnings === 0) return `${scope}: nichts zu beanstanden.`
  return `${scope}: ${counted(errors, 'error')} und ${counted(warnings, 'warning')}.`
}

function figures(host: string, date: string, { errors, warnings }: Totals): string {
  return [
    ['Website', host],
    ['Stand der Seiten', date],
    ['Fehler', errors],
    ['Hinweise', warnings],
  ]
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${xml(String(value))}</dd></div>`)
    .join('')
}

/** The list of what to fix, at the top of the report. */
function tasks(results: GroupResult[]): string {
  const broken = results.flatMap((group) => group.results).filter(({ findings }) => findings.length > 0)
  if (broken.length === 0) return ''
  const items = broken.map(({ rule, findings }) => {
    const count = `<span class="${rule.severity}">${counted(findings.length, rule.severity)}</span>`
    return `<li>${count} <a href="#${rule.id}">${xml(rule.title)}</a></li>`
  })
  return `<section class="tasks"><h2>Nicht erfüllt</h2><ul>${items.join('')}</ul></section>`
}

function entry(group: GroupResult, index: number): string {
  return `<li><a href="#teil-${index + 1}">${xml(group.title)}</a> <span>${tally(group)}</span></li>`
}

/** A rule that covers no file counts as neither passed nor failed. */
function tally({ results }: GroupResult): string {
  const broken = results.filter(({ findings }) => findings.length > 0).length
  const applied = results.filter(({ covered, findings }) => covered.length + findings.length > 0).length
  return `${applied - broken} von ${applied} erfüllt`
}

function section(group: GroupResult, index: number): string {
  const id = `teil-${index + 1}`
  return [
    `<section aria-labelledby="${id}"><h2 id="${id}"><span>${index + 1}</span> ${xml(group.title)}</h2>`,
    ...group.results.map(ruleResult),
    '</section>',
  ].join('\n')
}

function ruleResult({ rule, covered, findings }: RuleResult): string {
  return [
    `<article id="${rule.id}"><p class="result ${outcome(rule, covered, findings)}</p><div>`,
    `<h3>${xml(rule.title)}</h3><p>${xml(rule.why)}</p>`,
    findings.length > 0 ? `<ul class="findings">${findings.map(findingItem).join('')}</ul>` : '',
    `<p class="source">${lookedAt(covered)} · Quelle: <a href="${xml(rule.source.url)}">${xml(rule.source.title)}</a> · <code>${rule.id}</code></p>`,
    '</div></article>',
  ].join('\n')
}

/** The class and the word of a result. */
function outcome({ severity }: Rule, covered: string[], findings: Finding[]): string {
  if (findings.length > 0) return `${severity}">${counted(findings.length, severity)}`
  return covered.length === 0 ? 'void">entfällt' : 'good">erfüllt'
}

function counted(count: number, severity: Rule['severity']): string {
  if (severity === 'error') return `${count} Fehler`
  return `${count} ${count === 1 ? 'Hinweis' : 'Hinweise'}`
}

function lookedAt(covered: string[]): string {
  const [only] = covered
  if (only === undefined) return 'Keine solche Datei'
  if (covered.length === 1) return xml(only)
  const arePages = covered.every((file) => file.endsWith('.html'))
  return `${covered.length} ${arePages ? 'Seiten' : 'Dateien'}`
}

function findingItem({ message, hint, ...place }: Finding): string {
  return `<li><code>${xml(placeName(place))}</code><br>${xml(message)}<br><em>${xml(hint)}</em></li>`
}
