/** Loaded by the remote's entry, which the texts themselves are not to be in. */
export { addFormTexts } from '@ringtag/forms';
export { addUnactivationTexts } from '@ringtag/activation';
