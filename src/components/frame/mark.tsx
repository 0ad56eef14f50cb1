import { createElement, type ReactElement } from 'react'
import { mark } from 'virtual:mark'
import type { MarkShape } from '~/lib/site/operator/mark-shape'

/** The mark of the firm, `src/mark.svg`; the brand's text stands beside it. */
export function Mark() {
  return (
    <svg {...mark.attributes} width="28" height="28" aria-hidden="true">
      {mark.children.map(draw)}
    </svg>
  )
}

function draw({ tagName, attributes, children }: MarkShape, index: number): ReactElement {
  return createElement(tagName, { ...attributes, key: index }, ...children.map(draw))
}
