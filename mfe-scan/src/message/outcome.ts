/** What the form needs after "Send": the rules of an address, and what is shown then. One module, one file to load. */
export { SendFailure } from './send-failure';
export { findSenderErrors } from './sender-rules';
export { ThankYou } from './thank-you';
