import type { PagePath } from '../lib/site/page-path.ts'
import { tools } from './all-tools.ts'
import { toolAnchor, type ToolFacts, type ToolTask } from './shared/tool-facts.ts'

/** The tools of a task, for the overview. */
export interface ToolGroup<Path extends string = PagePath> {
  label: string
  tools: { title: string; text: string; to: Path; hash: string }[]
}

const tasks: Record<ToolTask, string> = { check: 'Prüfen', create: 'Erzeugen', calculate: 'Rechnen' }

/** The tools by task. `placeOf` returns the page of a tool. Tasks without tools are left out. */
export function toolGroups(placeOf: (id: string) => string | undefined): ToolGroup<string>[] {
  const all: [string, ToolFacts][] = Object.entries(tools)
  return Object.entries(tasks).flatMap(([task, label]) => {
    const listed = all.flatMap(([id, facts]) => {
      const to = facts.task === task ? placeOf(id) : undefined
      return to === undefined ? [] : [{ title: facts.title, text: facts.purpose, to, hash: toolAnchor(id) }]
    })
    return listed.length === 0 ? [] : [{ label, tools: listed }]
  })
}
