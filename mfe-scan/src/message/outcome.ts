/** What follows "Send". */
export { SendFailure } from './send-failure';
export { ThankYou } from './thank-you';
