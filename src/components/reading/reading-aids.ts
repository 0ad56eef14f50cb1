import { adoptStyles } from '../styles'
import css from './reading.css?inline'

export { HeadingLinks } from './heading-links'
export { SectionMarker } from './section-marker'
export { SourcePreviews } from './source-previews'
export { ToolWatch } from '../tools/tool-watch'

adoptStyles(css)
