import { checkCode } from '../../src/tools/hreflang/language-code.ts'
import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attributes, elements } from '../site/elements.ts'
import { metas } from '../site/head.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const language: Rule = {
  id: 'language',
  title: 'Jede Seite nennt ihre Sprache, überall dieselbe',
  why: 'Screenreader wählen danach die Stimme, Browser die Silbentrennung. Widersprüche zwischen Seite und Vorschau lassen zweifeln, für wen sie ist.',
  source: sources.accessibility,
  severity: 'error',
  covers: everyPage,
  check({ pages }) {
    const home = pages.find(({ path }) => path === '/')
    const expected = home ? languageOf(home.tree) : ''
    return pages.flatMap((page) => {
      const found = languageOf(page.tree)
      const preview = metas(page.tree, 'og:locale').join().replace('_', '-')
      const place = placeOf(page)
      if (found === '') return [{ ...place, what: 'nennt keine Sprache', remedy: 'lang an <html> setzen.' }]
      const code = checkCode(found)
      if (!code.isValid) return [{ ...place, what: code.problem, remedy: 'lang an <html> berichtigen.' }]
      if (found !== expected)
        return [{ ...place, what: `nennt «${found}», die Startseite «${expected}»`, remedy: 'Angleichen.' }]
      if (preview !== '' && preview !== found)
        return [
          { ...place, what: `og:locale sagt «${preview}», die Seite «${found}»`, remedy: 'Angleichen.' },
        ]
      return []
    })
  },
}

function languageOf(tree: Parameters<typeof elements>[0]): string {
  return attributes(elements(tree, 'html'), 'lang').join()
}
