/** Loaded by the remote's entry, which the texts themselves are not to be in. */
export { addUnactivationTexts } from '@ringtag/forms/unactivation';
