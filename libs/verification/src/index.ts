/** How people prove who they are: by six digits from a mailbox, by links from a mail, by passwords. */
export { CodeStep, type RenewedChallenge, type StartedChallenge } from './code-step';
export { MailboxStep } from './mailbox-step';
export { NewPasswordField } from './password/new-password-field';
export { NewPasswordFields } from './password/new-password-fields';
export { PasswordField } from './password/password-field';
export { useNewPasswordRules } from './password/use-new-password-rules';
export { ConfirmingCode } from './proof/confirming-code';
export { CurrentPassword } from './proof/current-password';
export { ProofDialog } from './proof/lazy-proof-dialog';
export { asksForCode, type ConfirmationProof } from './proof/proof.queries';
export { type Proof, useProven } from './proof/use-proven';
export { ProgressText } from './progress-text';
export { SharedComputer } from './shared-computer';
export { beginInTurn, type Started, startedIn, stepOptions, toOpenStep } from './step.queries';
export { proofTexts, verificationTexts } from './texts';
export { useKeptLinkToken, useLinkToken } from './use-link-token';
