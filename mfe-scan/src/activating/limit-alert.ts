export { ActivationLimit } from '@ringtag/activation';
export { addFormTexts } from '@ringtag/forms';
