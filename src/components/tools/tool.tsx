import { memo, Suspense, useRef, type RefObject } from 'react'
import type { ToolId } from '~/tools/all-tools'
import { toolAnchor } from '~/tools/shared/tool-facts'
import { ToolPlace } from '~/tools/shared/tool-place'
import { retry, useLoaded } from '../lazy-code'
import { OptionalPart } from '../optional-part'
import { useReadingAids } from '../reading/use-reading-aids'
import { lazyTools, type LazyToolCode, type Room } from './lazy-tools'
import styles from './tool.module.css'

interface LazyToolProps extends LazyToolCode {
  id: string
}

/** `<Tool id="…" />` in a text. */
export function Tool({ id }: { id: ToolId }) {
  return <LazyTool id={id} {...lazyTools[id]} />
}

/**
 * A tool in a text. Its example is prerendered. Its chunk loads when the visitor scrolls near or focuses it, and React then hydrates the same elements.
 * It is `memo`, without state and without a changing context: a render around a boundary that is not hydrated yet would show the fallback
 * (docs/decisions/0006-tools.md).
 */
export const LazyTool = memo(function LazyTool({ id, code, room }: LazyToolProps) {
  const place = useRef<HTMLElement>(null)
  return (
    <section ref={place} id={toolAnchor(id)} className={styles.tool}>
      <ToolPlace value={place}>
        <Suspense fallback={<Coming room={room} />}>
          <LoadedTool code={code} />
        </Suspense>
      </ToolPlace>
      <Watch place={place} code={code} />
    </section>
  )
})

/** The placeholder of a tool after a navigation, when there is no prerendered HTML. It has the height of the tool. */
function Coming({ room: [narrow, wide] }: { room: Room }) {
  // Linear interpolation between the two measured widths, which are 22.5 rem apart.
  const slope = (narrow - wide) / 22.5
  const minBlockSize = `clamp(${wide}rem, ${2 * narrow - wide}rem - ${slope * 100}vw, ${narrow}rem)`
  return (
    <p className={styles.coming} style={{ minBlockSize }}>
      Das Werkzeug wird geladen.
    </p>
  )
}

/** Suspends until the chunk is loaded. Until then React keeps the prerendered HTML. */
function LoadedTool({ code }: Pick<LazyToolCode, 'code'>) {
  const { default: Loaded } = useLoaded(code)
  return <Loaded />
}

export interface ToolWatchProps {
  place: RefObject<HTMLElement | null>
  code: LazyToolCode['code']
}

/** `ToolWatch` is part of the chunk of reading aids. */
function Watch(props: ToolWatchProps) {
  const { code: aids, error, load } = useReadingAids()
  if (!aids) return error && <ToolFailure load={load} />
  return (
    <OptionalPart>
      <aids.ToolWatch {...props} />
    </OptionalPart>
  )
}

/** The message of a tool whose chunk failed, with a button to retry. The example stays visible. */
export function ToolFailure({ load }: { load: () => Promise<unknown> }) {
  return (
    <p role="alert">
      Das Werkzeug konnte nicht geladen werden.{' '}
      <button type="button" className="quiet-button" onClick={() => void retry(load)}>
        Noch einmal versuchen
      </button>
    </p>
  )
}
