import { memo, Suspense, use, useRef, type ReactNode, type RefObject } from 'react'
import { toolAnchor } from '~/lib/tools/tool-anchor'
import { Extra } from '../extra'
import { useReadingTools } from '../reading/reading-state'
import type { Gate } from './gate'
import { ToolPlace } from './tool-place'
import styles from './tool.module.css'

interface ToolProps {
  id: string
  /** Texts name the id alone (`ssg/mdx/remark-tools`). */
  gate: Gate<ReactNode>
}

/**
 * A tool in a text. Its worked example is part of the page; when the place comes near or somebody reaches for it, the code comes, and
 * the same elements are live. `memo`, and neither state nor a changing context around it: to render what surrounds a part that
 * React has not yet taken over would put the fallback in its place (docs/decisions/0017-tools.md).
 */
export const Tool = memo(function Tool({ id, gate }: ToolProps) {
  const place = useRef<HTMLElement>(null)
  return (
    <section ref={place} id={toolAnchor(id)} className={styles.tool}>
      <ToolPlace value={place}>
        <Suspense fallback={<p className={styles.coming}>Das Werkzeug wird geladen.</p>}>
          <Face gate={gate} />
        </Suspense>
      </ToolPlace>
      <Watch place={place} gate={gate} />
    </section>
  )
})

/** Suspends until the code has come: React leaves the HTML as it is, and then takes over those very elements. */
function Face({ gate }: Pick<ToolProps, 'gate'>) {
  return use(gate.opened)
}

/** Whoever comes near a tool is a reader. */
function Watch(props: { place: RefObject<HTMLElement | null>; gate: Gate<ReactNode> }) {
  const ToolWatch = useReadingTools()?.ToolWatch
  return ToolWatch ? (
    <Extra>
      <ToolWatch {...props} />
    </Extra>
  ) : null
}
