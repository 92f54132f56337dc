import { markAbilities } from './abilities';
import { listenForAttachments } from './attachments';
import { listenForBar } from './bar';
import { listenForConversation } from './conversation';
import { listenForLink } from './conversation/link';
import { listenForDigits } from './digits';
import { listenForHolding } from './hold';
import { listenForLanguage } from './language';
import { listenForMessage } from './message-link';
import { listenForMode } from './mode';
import { listenForOnce } from './once';
import { listenForRemembering, showRemembered } from './remembered';
import { listenForSending } from './sending';
import { listenForSent, markSent } from './sent';
import { listenForSharing } from './share';
import { listenForShared } from './shared';
import { keepTyped } from './typed';

/**
 * What the page of a code can do without its application. All listeners are on the document and find the parts of the
 * page by their attributes, so that they also work on the parts that the application puts in place of the server's.
 */
export function listen(): void {
  listenEverywhere();
  listenForHolding();
  listenForSharing();
  listenForMessage();
  listenForBar();
  keepTyped();
  listenForSent();
  showRemembered();
}

/** The same for the pages below that of a code: its form, its code step, the thanks. */
export function listenBelow(): void {
  // First: it sends a form itself that would be sent by the browser.
  listenForOnce();
  listenEverywhere();
  listenForDigits();
  listenForShared();
  listenForLink();
  listenForRemembering();
  markSent();
}

/** What the page of a conversation does. */
export function listenInConversation(): void {
  // First: it sends forms itself that would be sent by the browser.
  listenForConversation();
  listenForAttachments();
  listenForLink();
  listenForRemembering();
  listenEverywhere();
}

function listenEverywhere(): void {
  markAbilities();
  listenForMode();
  listenForLanguage();
  listenForSending();
}
