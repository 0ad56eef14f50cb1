import { evaluate, type EvaluateOptions } from '@mdx-js/mdx'
import { createElement, Fragment, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Source } from '../../../src/lib/site/source.ts'

/** Renders a small text with the plugins under test. A component becomes an element with its name. */
export async function renderMdx(
  text: string,
  plugins: Partial<EvaluateOptions>,
  path?: string,
): Promise<string> {
  const { default: Content } = await evaluate(
    { value: text, ...(path && { path }) },
    { Fragment, jsx, jsxs, ...plugins },
  )
  return renderToStaticMarkup(createElement(Content, { components }))
}

const standIn =
  (name: string) =>
  ({ children, ...attributes }: { children?: ReactNode }) =>
    createElement(`x-${name}`, attributes, children)

const components = {
  PageLink: standIn('page-link'),
  SourceMark: ({ number }: { number: string }) => createElement('x-mark', {}, number),
  Sources: ({ sources }: { sources: Source[] }) => createElement('x-sources', {}, JSON.stringify(sources)),
  Term: standIn('term'),
}
