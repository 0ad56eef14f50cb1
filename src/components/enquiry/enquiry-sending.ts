/** What the form needs once somebody reaches for it, as one chunk (`use-enquiry`): the check, the sending, and what is said where that fails. */
export { parseEnquiry } from '~/lib/enquiry/enquiry-schema'
export { sendEnquiry } from '~/lib/enquiry/send-enquiry'
export { FailureDetails } from './failure-details'
