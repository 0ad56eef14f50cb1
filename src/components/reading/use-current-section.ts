import { useEffect, useState } from 'react'
import { currentSection } from '~/lib/current-section'
import { hashTarget } from '~/lib/hash-scroll'
import type { SectionLink } from '~/lib/site/surroundings'

const moves = ['scroll', 'resize', 'hashchange']

/** The id of that of the sections of a text which is being read; `undefined` above the first one. */
export function useCurrentSection(sections: SectionLink[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const ids = sections.map(({ id }) => id)
    let frame = 0
    const update = () => {
      frame = 0
      setCurrent(ids[currentSection(startsOf(ids), positionIn(ids))])
    }
    const updateSoon = () => void (frame ||= requestAnimationFrame(update))
    update()
    for (const move of moves) addEventListener(move, updateSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const move of moves) removeEventListener(move, updateSoon)
    }
  }, [sections])
  return current
}

/** How far to scroll for each section to begin where a link with its hash takes it. */
function startsOf(ids: string[]): number[] {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  return ids.map((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
    return top + scrollY - padding
  })
}

function positionIn(ids: string[]) {
  const { scrollHeight, clientHeight } = document.documentElement
  return {
    scrolled: scrollY,
    end: scrollHeight - clientHeight,
    target: ids.indexOf(hashTarget(location.hash)),
  }
}
