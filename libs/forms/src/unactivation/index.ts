export { Consequences } from './consequences';
export { UnactivateDialog } from './unactivate-dialog';
export { addUnactivationTexts } from './unactivation-texts';
