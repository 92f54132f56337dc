export { ActivationLimit, addFormTexts } from '@ringtag/forms';
