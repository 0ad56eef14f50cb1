import type { Plugin } from 'vite'
import { site, slots, slotsFile } from './identity.ts'
import { formatProblems } from '../problem.ts'
import { readContent } from './content.ts'
import { firstServiceFile, firstServiceSchema } from './first-service.ts'
import { countShownSources, homeFactsOf, homeFile, homeOf } from './home.ts'
import { readSources, sourcesFile, validSources } from './sources.ts'
import { readYaml } from './yaml-file.ts'

const firstService = 'virtual:first-service'

/** Modules made of YAML files: `~/content/home.yaml` and `~/content/slots.yaml` for routes, and the questionnaire as `virtual:first-service`. */
export function yamlModules(root: string, firstLoad: number): Plugin {
  return {
    name: 'yaml-modules',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${firstService}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: [new RegExp(`${firstService}$`), /\/content\/(home|slots)\.yaml$/] },
      handler(id) {
        if (id.endsWith(slotsFile)) return code({ slots })
        const file = id.endsWith(homeFile) ? homeFile : firstServiceFile
        this.addWatchFile(`${root}/${file}`)
        const written = readYaml(root, file)
        const [fault] = written.problems
        if (fault) return this.error({ message: formatProblems([fault]), stack: '' })
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
