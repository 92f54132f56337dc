export { aboutSample, drawAbout } from './about/about-drawings';
export { drawTagArt, TAG_ART_EDGE } from './about/tag-art';
export { drawHelp, helpSamples } from './help/help-drawings';
export { waitText } from '../outcome/wait-text';
export {
  drawActivated,
  drawActivationForm,
  drawDeclined,
  drawFindCode,
  drawLink,
  drawRefusal,
} from './activation-drawings';
export { activationSamples } from './activation-samples';
export type { AnswersTo } from './conversation-answers-to';
export { drawConversation, drawNoConversation, type FailedAnswer } from './conversation-drawings';
export type { RefusedPhone } from './conversation-tools';
export {
  drawFreshLinkSent,
  drawMailsEnded,
  drawMailSwitch,
  drawOpenedElsewhere,
  drawOwnerLink,
} from './mail-pages';
export {
  drawFailure,
  drawGuarded,
  drawMessageForm,
  drawNoScript,
  drawPageFrame,
  drawScan,
  drawThanks,
  drawUnknown,
  type Drawing,
  type FailedMessage,
  type PublicScan,
} from './drawings';
export { toErrorText } from './failure-page';
export { type Preview, toPictureWords } from './preview';
export { toSubtitle } from '../card-fields';
export { toInitials } from '@ringtag/ui/static';
export type { DrawingContext } from './frame';
export { type DraftField, fieldControl, filledFields } from '@ringtag/profile-fields/static';
export { type ProfileControl, toProfile, type TypedProfile } from '../activation/typed-profile';
export { toPhotoProblem } from './photo-problem';
export type { StepProblem } from './plain-code-step';
export type { TypedMessage } from '../message-form';
export {
  conversationSamples,
  failureSample,
  frameSamples,
  messageSamples,
  scanSamples,
  lookIn,
} from './samples';
export { drawActivatedElsewhere, drawCodeStep, drawEndedStep, drawNoStep } from './step-drawings';
export { fill, fillCount, getActivationTexts, getTexts, type ActivationTexts } from './texts';
