import type { Element } from 'hast'
import type { Problem } from '../ssg/problem.ts'
import {
  type AuditedPage,
  type AuditedSite,
  everyPage,
  indexablePages,
  placeOf,
} from './site/audited-site.ts'

/** A rule of the audit. Its texts are German, for customers. */
export interface Rule {
  id: string
  title: string
  /** The reason, in one or two plain sentences for customers. */
  why: string
  source: string
  /** A warning is printed; an error forbids a deploy. */
  isWarning?: true
  /** The files that the rule checks; the report counts them. */
  covers: (site: AuditedSite) => string[]
  check: (site: AuditedSite) => Finding[]
}

export type Finding = Omit<Problem, 'isUnfinished'> & { hint: string }

export interface Group {
  title: string
  rules: Rule[]
}

type PageCheck = (page: AuditedPage, site: AuditedSite) => Finding[]

export function onEveryPage(check: PageCheck): Pick<Rule, 'covers' | 'check'> {
  return { covers: everyPage, check: (site) => site.pages.flatMap((page) => check(page, site)) }
}

export function onIndexablePages(check: PageCheck): Pick<Rule, 'covers' | 'check'> {
  return { covers: indexablePages, check: (site) => site.indexable.flatMap((page) => check(page, site)) }
}

/** A finding on a page: at the line of its source that contains a text, else at an element, else on the page. */
export function onPage(
  page: AuditedPage,
  message: string,
  hint: string,
  text?: string,
  element?: Element,
): Finding {
  return { ...placeOf(page, text, element), message, hint }
}

export function inFile(file: string, message: string, hint: string): Finding {
  return { file: `dist/${file}`, message, hint }
}
