import { adoptStyles } from '../styles'
import css from './reading.css?inline'

export { HeadingLink } from './heading-link'
export { SectionMarker } from './section-marker'
export { SourcePreview } from './source-preview'
export { ToolWatch } from '../tools/tool-watch'

adoptStyles(css)
