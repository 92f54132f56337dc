export { CodeStep, type CodeStepProps, type StartedChallenge, type StepCall } from './code-step';
export { focusFirstError } from './focus-field';
export { isEmail } from './is-email';
export { LanguageSwitcher } from './language-switcher';
export { useDateLabels } from './use-date-labels';
export { useFailureText } from './use-failure-text';
export { useLinkToken } from './use-link-token';
export { useSecondsUntil } from './use-seconds-until';
