import { Link } from '@tanstack/react-router'

/** Compiled, never run: `tsc` fails here once a link to a path that is no page compiles. */
export const rightLinks = [
  <Link key="home" to="/" />,
  <Link key="article" to="/knowledge-base/entity-seo" />,
  <Link key="search" to="/knowledge-base" search={{ q: 'hreflang', thema: 'technik' }} />,
  <Link key="service" to="/services/linkbuilding" hash="ablauf" />,
]

export const wrongLinks = [
  // @ts-expect-error no such page
  <Link key="unknown" to="/gibt-es-nicht" />,
  // @ts-expect-error a misspelt page
  <Link key="misspelt" to="/services/link-building" />,
  // @ts-expect-error a folder without a page of its own
  <Link key="folder" to="/services" />,
  // @ts-expect-error a topic that is none
  <Link key="topic" to="/knowledge-base" search={{ thema: 'technology' }} />,
  // @ts-expect-error a parameter that is none
  <Link key="parameter" to="/knowledge-base" search={{ query: 'hreflang' }} />,
]
