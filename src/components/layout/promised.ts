import { filtersSpam, site } from 'virtual:operator'
import type { Fact } from './fact-list'

/** What the visitor should know before sending an enquiry. */
export const promised: Fact[] = [
  { label: 'Wer liest', text: filtersSpam ? 'Ein Mensch. Ein Spamfilter sortiert vor.' : 'Ein Mensch.' },
  {
    label: 'Antwort',
    text: `Sie kommt ${site.responseTime}. Darin steht, ob wir helfen können und womit wir anfangen würden.`,
  },
  {
    label: 'Kosten',
    text: 'Keine für Antwort, erstes Gespräch und Offerte. Sie sind zu nichts verpflichtet.',
  },
]
