import type { Plugin } from 'vite'
import { site, slots, slotsFile } from './identity.ts'
import { formatProblems } from '../problem.ts'
import { readContent } from './content.ts'
import { firstServiceFile, firstServiceSchema } from './first-service.ts'
import { glossaryFile, readGlossary } from './glossary.ts'
import { countShownSources, homeFactsOf, homeFile, homeOf } from './home.ts'
import { readSources, sourcesFile, validSources } from './sources.ts'
import { readYaml } from './yaml-file.ts'

/** Modules made of YAML files: `~/content/home.yaml` and `~/content/slots.yaml` for routes, `virtual:content/first-service` and `virtual:content/glossary` for components. */
export function yamlModules(root: string, firstLoad: number): Plugin {
  return {
    name: 'yaml-modules',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:content\/(first-service|glossary)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: [/virtual:content\/(first-service|glossary)$/, /\/content\/(home|slots)\.yaml$/] },
      handler(id) {
        if (id.endsWith(slotsFile)) return code({ slots })
        const file = id.endsWith(homeFile) ? homeFile : `src/content/${id.split('/')[1]}.yaml`
        this.addWatchFile(`${root}/${file}`)
        const written = readYaml(root, file)
        const [fault] = written.problems
        if (fault) return this.error({ message: formatProblems([fault]), stack: '' })
        if (file === glossaryFile) return code({ glossary: readGlossary(root) })
        if (file === firstServiceFile) return code({ questions: firstServiceSchema.parse(written.value) })
        const content = readContent(root)
        for (const text of content) this.addWatchFile(`${root}/${text.file}`)
        this.addWatchFile(`${root}/${sourcesFile}`)
        const register = validSources(readSources(root))
        const facts = homeFactsOf(site, slots, firstLoad, countShownSources(content, register))
        return code({ ...homeOf(written.value, facts, register) })
      },
    },
  }
}

function code(values: Record<string, unknown>) {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
  )
  return { code: lines.join(''), moduleType: 'js' as const }
}
