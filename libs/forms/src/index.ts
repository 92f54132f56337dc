/**
 * The parts that all forms share: alerts for failed calls, focus on the first error, date labels, questions about
 * unsaved changes.
 */
export { FailureAlert } from './failure-alert';
export { type DialogState, FormDialog } from './form-dialog';
export { lazyDialog } from './lazy-dialog';
export { focusFirstError } from './focus-field';
export { formTexts } from './texts';
export { leaveBy } from './leave-by';
export { QuestionDialog } from './question-dialog';
export { UnsavedDialog } from './unsaved-dialog';
export { useDateLabels } from './use-date-labels';
export { useFailureText } from './use-failure-text';
export { useLeaveGuard } from './use-leave-guard';
export { useSecondsUntil } from './use-seconds-until';
