export { ActivationLimit as default } from '@ringtag/activation';
