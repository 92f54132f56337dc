/** Having a code: the limit of codes an owner may hold, and giving one up. */
export { ActivationLimit } from './activation-limit';
export { Consequences } from './consequences';
export { UnactivateDialog } from './unactivate-dialog';
export { activationTexts } from './texts';
