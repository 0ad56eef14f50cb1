import { filtersSpam, site } from 'virtual:operator'
import type { Fact } from './fact-list'

/** What the visitor should know before sending an enquiry. */
export const promised: Fact[] = [
  { label: 'Wer liest', text: filtersSpam ? 'Ein Mensch. Ein Spamfilter sortiert vor.' : 'Ein Mensch.' },
  {
    label: 'Antwort',
    text: `Wir schreiben Ihnen ${site.responseTime}, ob wir helfen können und womit wir anfangen würden.`,
  },
  {
    label: 'Kosten',
    text: 'Antwort, erstes Gespräch und Offerte kosten nichts. Sie sind zu nichts verpflichtet.',
  },
]
