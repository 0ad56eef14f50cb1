/** The lazy chunk of the form (`use-enquiry`): validation, sending and failure messages. */
export { parseEnquiry } from '~/lib/enquiry/enquiry-schema'
export { sendEnquiry } from '~/lib/enquiry/send-enquiry'
export { FailureDetails } from './failure-details'
