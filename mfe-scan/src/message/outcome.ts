import { addOutcomeTexts } from '@ringtag/scan-card/outcome';
import { SendFailure } from './send-failure';
import { ThankYou } from './thank-you';

/** What follows "Send", with its texts. */
export async function loadOutcome() {
  await addOutcomeTexts();
  return { SendFailure, ThankYou };
}
