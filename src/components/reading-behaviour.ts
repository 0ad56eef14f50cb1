import { adoptStyles } from '~/lib/adopt-styles'
import styles from './reading-behaviour.css?inline'

export { enhanceText } from '~/lib/reading'

adoptStyles(styles)
