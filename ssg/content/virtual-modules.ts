import type { Plugin } from 'vite'
import { publicSchema } from '../../src/lib/site/site-schema.ts'
import { formatProblems } from '../problem.ts'
import { readContent } from './content.ts'
import { firstServiceFile, firstServiceSchema } from './first-service.ts'
import { glossaryFile, readGlossary } from './glossary.ts'
import { countShownSources, homeFactsOf, homeFile, homeOf } from './home.ts'
import { site, slots } from './identity.ts'
import { markCode, markFile } from './mark.ts'
import { operatorFacts } from './operator-facts.ts'
import { articleList, navigationLists, toolList } from './page-lists.ts'
import { readSources, sourcesFile, validSources } from './sources.ts'
import { readYaml } from './yaml-file.ts'

/**
 * Modules that Node makes of the content and of the operator's data. `src/env.d.ts` has their types. Each list of pages is a module of its own, so that a
 * page downloads only the lists that it shows.
 */
export function virtualModules(root: string, firstLoad: number): Plugin {
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:(operator|pages|content)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:(operator|pages|content)|\/src\/content\/(home|slots)\.yaml$/ },
      handler(id) {
        const watch = (file: string) => this.addWatchFile(`${root}/${file}`)
        const texts = () => {
          const content = readContent(root)
          for (const { file } of content) watch(file)
          return content
        }
        const valuesIn = (file: string) => {
          watch(file)
          const { value, problems } = readYaml(root, file)
          return problems.length > 0 ? this.error({ message: formatProblems(problems), stack: '' }) : value
        }
        const name = /[^/:]+(?=\.yaml$)|[^/:]+$/.exec(id)?.[0]
        switch (name) {
          case 'operator': {
            watch(markFile)
            const facts = constants({ site: publicSchema.parse(site), ...operatorFacts(site) })
            return `import { jsx } from 'react/jsx-runtime'\nexport const Mark = () => ${markCode(root)}\n${facts}`
          }
          case 'navigation':
            return constants(navigationLists(texts()))
          case 'articles':
            return constants({ articles: articleList(texts()) })
          case 'tools':
            return constants({ toolGroups: toolList(texts()) })
          case 'slots':
            return constants({ slots })
          case 'glossary':
            valuesIn(glossaryFile)
            return constants({ glossary: readGlossary(root) })
          case 'first-service':
            return constants({ questions: firstServiceSchema.parse(valuesIn(firstServiceFile)) })
          case 'home': {
            watch(sourcesFile)
            const register = validSources(readSources(root))
            const facts = homeFactsOf(site, slots, firstLoad, countShownSources(texts(), register))
            return constants({ ...homeOf(valuesIn(homeFile), facts, register) })
          }
          default:
            return this.error(`no module is called ${id}`)
        }
      },
    },
  }
}

function constants(values: Record<string, unknown>) {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
