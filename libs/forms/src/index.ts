export { ActivationLimit } from './activation-limit';
export {
  CodeStep,
  type CodeStepProps,
  type RenewedChallenge,
  type StartedChallenge,
  type StepCall,
} from './code-step';
export { FailureAlert } from './failure-alert';
export { fieldInput } from './field-input';
export { focusFirstError } from './focus-field';
export { addFormTexts } from './form-texts';
export { LanguageSwitcher } from './language-switcher';
export { leaveBy } from './leave-by';
export { MailboxStep } from './mailbox-step';
export { isTooShort, NewPasswordField } from './new-password-field';
export { NewPasswordFields } from './new-password-fields';
export { PasswordField } from './password-field';
export * from './profile-fields';
export { ProgressText } from './progress-text';
export { RepeatPasswordField } from './repeat-password-field';
export { UnsavedDialog } from './unsaved-dialog';
export { useDateLabels } from './use-date-labels';
export { useFailureText } from './use-failure-text';
export { useLeaveGuard } from './use-leave-guard';
export { useKeptLinkToken, useLinkToken } from './use-link-token';
export { useNewPassword } from './use-new-password';
export { useSecondsUntil } from './use-seconds-until';
