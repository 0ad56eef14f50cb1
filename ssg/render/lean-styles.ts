import { parse } from 'postcss'

/**
 * The same styles in fewer bytes, which every page carries: without what the minifier writes for browsers older than those of
 * `vite.config.ts`, and without its comments.
 */
export function leanStyles(css: string): string {
  const root = parse(css)
  root.walkComments((comment) => void comment.remove())
  // The other one is for Firefox on Android, which enlarges no text unless it is asked to.
  root.walkDecls(
    /^(-webkit-text-decoration-color|-moz-text-size-adjust)$/,
    (declaration) => void declaration.remove(),
  )
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.map(withoutNesting)
  })
  return root.toString()
}

/** `& a` is `a`, and `&>a` is `>a`, since selectors may begin with an element. */
function withoutNesting(selector: string): string {
  return selector.lastIndexOf('&') === 0 ? selector.replace(/^&( |(?=[>+~]))/, '') : selector
}
