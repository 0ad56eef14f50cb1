import { memo, Suspense, useRef, type ReactElement, type Ref } from 'react'
import type { ToolId } from '~/tools/all-tools'
import { lazyTools, type LazyToolCode, type Room } from '~/tools/lazy-tools'
import { toolAnchor } from '~/tools/shared/tool-facts'
import { ToolPlace } from '~/tools/shared/tool-place'
import { OptionalPart } from '../optional-part'
import { useLoaded, type LazyCode } from '../lazy-code'
import { useReadingAids } from '../reading/use-reading-aids'
import { ToolFailure } from './tool-failure'
import type { ToolWatchProps } from './tool-watch'
import styles from './tool.module.css'

interface LazyToolProps extends LazyToolCode {
  id: string
}

/** `<Tool id="…" />` in a text. */
export function Tool({ id }: { id: ToolId }) {
  return <LazyTool id={id} {...lazyTools[id]} />
}

/**
 * A tool in a text. Its worked example is part of the page. Its code comes when the visitor scrolls near or reaches for it, and makes the same
 * elements live. It is `memo` and has neither state nor a changing context around it: to render anything around a boundary that React has not
 * hydrated yet would show the fallback (docs/decisions/0006-tools.md).
 */
export const LazyTool = memo(function LazyTool({ id, code, room }: LazyToolProps) {
  const place = useRef<HTMLElement>(null)
  const coming = useRef<HTMLParagraphElement>(null)
  return (
    <section ref={place} id={toolAnchor(id)} className={styles.tool}>
      <ToolPlace value={place}>
        <Suspense fallback={<Coming ref={coming} room={room} />}>
          <LoadedTool code={code} />
        </Suspense>
      </ToolPlace>
      <Watch place={place} coming={coming} code={code} />
    </section>
  )
})

/** In the place of a tool that was not prerendered, because the visitor came by a link; as high as it will be. */
function Coming({ ref, room: [narrow, wide] }: { ref: Ref<HTMLParagraphElement>; room: Room }) {
  // A straight line between the two widths, 360 px apart, which are 22.5 rem.
  const slope = (narrow - wide) / 22.5
  const minBlockSize = `clamp(${wide}rem, ${2 * narrow - wide}rem - ${slope * 100}vw, ${narrow}rem)`
  return (
    <p ref={ref} className={styles.coming} style={{ minBlockSize }}>
      Das Werkzeug wird geladen.
    </p>
  )
}

/** Suspends until the code has come: React leaves the HTML as it is, and then takes over those very elements. */
function LoadedTool({ code }: { code: LazyCode<ReactElement> }) {
  return useLoaded(code)
}

/** Whoever comes near a tool is a reader. */
function Watch(props: ToolWatchProps) {
  const { code: aids, error, load } = useReadingAids()
  if (!aids) return error && <ToolFailure load={load} />
  return (
    <OptionalPart>
      <aids.ToolWatch {...props} />
    </OptionalPart>
  )
}
