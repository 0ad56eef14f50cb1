/** The code that the form downloads when a visitor reaches for it (`use-enquiry`): validation, sending, and the messages of failures. */
export { parseEnquiry } from '~/lib/enquiry/enquiry-schema'
export { sendEnquiry } from '~/lib/enquiry/send-enquiry'
export { FailureDetails } from './failure-details'
