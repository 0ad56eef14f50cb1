import type { Processor } from 'unified'
import type { Content } from '../content/content.ts'

/** Takes a text as it has been parsed already, with its frontmatter and GFM, instead of parsing it again. */
export function remarkParsed({ tree }: Content) {
  return function (this: Processor): undefined {
    this.parser = () => structuredClone(tree)
  }
}
