/** What the form shows after "Send". One module, so that it loads as one file. */
export { SendFailure } from './send-failure';
export { ThankYou } from './thank-you';
