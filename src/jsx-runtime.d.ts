import type { JSX as React } from 'react'
import type { Anchor } from './lib/site/anchor'

export { Fragment, jsx, jsxs } from '../node_modules/@types/react/jsx-runtime'

/**
 * What JSX may say, in place of React's own (`tsconfig.json`; nothing of this runs): an `<a>` leads to no page of this site, and to no
 * place on its own page that code does not know. For pages there is `PageLink`.
 */
export namespace JSX {
  type ElementType = React.ElementType
  interface Element extends React.Element {}
  interface ElementClass extends React.ElementClass {}
  interface ElementAttributesProperty extends React.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends React.ElementChildrenAttribute {}
  type LibraryManagedAttributes<C, P> = React.LibraryManagedAttributes<C, P>
  interface IntrinsicAttributes extends React.IntrinsicAttributes {}
  interface IntrinsicClassAttributes<T> extends React.IntrinsicClassAttributes<T> {}
  interface IntrinsicElements extends Omit<React.IntrinsicElements, 'a' | 'area'> {
    a: Omit<React.IntrinsicElements['a'], 'href'> & { href?: Anchor | undefined }
  }
}
