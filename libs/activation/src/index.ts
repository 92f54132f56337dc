/** The codes that an account holds: the limit of how many, and giving a code up. */
export { ActivationLimit } from './activation-limit';
export { Consequences } from './consequences';
export { UnactivateDialog } from './unactivate-dialog';
export { activationTexts } from './texts';
