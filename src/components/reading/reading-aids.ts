import { adoptStyles } from '../styles'
import css from './reading.css?inline'

export { HeadingLinks } from './heading-links'
export { ScrollStops } from './scroll-stops'
export { SectionMarker } from './section-marker'
export { WayBack } from './way-back'
export { ToolWatch } from '../tools/tool-watch'
export { toolImports } from '~/tools/tool-imports'

adoptStyles(css)
