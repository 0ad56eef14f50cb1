import { adoptStyles } from '~/lib/adopt-styles'
import styles from './enquiry-form-behaviour.css?inline'

export { enhanceEnquiryForm } from '~/lib/enquiry-form'

adoptStyles(styles)
