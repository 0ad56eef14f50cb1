import { shownOrigin } from './mdx/operator-texts.ts'
import { site } from '../src/lib/site.ts'

/** A plugin of PostCSS: writes the origin of the site, which CSS cannot know, where the print style has `{origin}`. */
export const printOrigin = {
  postcssPlugin: 'print-origin',
  Declaration: {
    content(declaration: { value: string }) {
      declaration.value = declaration.value.replace('{origin}', shownOrigin(site.origin))
    },
  },
}
