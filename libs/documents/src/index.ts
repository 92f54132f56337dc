export { aboutSample, drawAbout } from './about/about-drawings';
export { drawTagArt, TAG_ART_EDGE } from './about/tag-art';
export { drawHelp, helpSamples } from './help/help-drawings';
export {
  drawActivated,
  drawActivationForm,
  drawDeclined,
  drawFindCode,
  drawLink,
  drawRefusal,
} from './activation/activation-drawings';
export { activationSamples } from './activation/activation-samples';
export type { AnswersTo } from './conversation/conversation-answers-to';
export {
  drawConversation,
  drawForgottenConversation,
  drawNoConversation,
  type FailedAnswer,
} from './conversation/conversation-drawings';
export { toSenderName } from './conversation/conversation-side';
export type { RefusedPhone } from './conversation/conversation-tools';
export {
  drawFreshLinkSent,
  drawMailedLink,
  drawMailsEnded,
  drawMailSwitch,
  drawOpenedElsewhere,
  drawOwnerLink,
} from './mail-pages';
export { drawReported, drawReportForm } from './report-pages';
export { drawExportLink, drawExportLinkOver } from './personal-data-pages';
export {
  drawEmptyPage,
  drawFailure,
  drawGuarded,
  drawMessageForm,
  drawPageFrame,
  drawScan,
  drawUnknown,
  type Drawing,
  type FailedMessage,
  type PublicScan,
} from './drawings';
export { toErrorText } from './failure-page';
export { type Preview, toPictureWords } from './preview';
export { focusRefused } from './focus-refused';
export type { DrawingContext } from './frame';
export { drawOutline, type Outline, toOutline } from './outline';
export { toPhotoProblem } from './photo-problem';
export type { StepProblem } from './activation/plain-code-step';
export {
  CARD_LOOKS,
  conversationSamples,
  failureSample,
  frameSamples,
  messageSamples,
  scanSamples,
  lookIn,
} from './samples';
export { drawActivatedElsewhere, drawCodeStep, drawEndedStep, drawNoStep } from './activation/step-drawings';
export { type Cut, cut, escapeData, escapeHtml, fillIn, Slots } from './slots';
export { fill, fillCount, getActivationTexts, getTexts, type ActivationTexts } from './texts';
export { toSubtitle, type TypedMessage } from '@ringtag/card';
export { type ProfileControl, toProfile, type TypedProfile } from '@ringtag/card/activation';
export { waitText } from '@ringtag/card/outcome';
export { type DraftField, fieldControl, filledFields } from '@ringtag/profile-fields/static';
export { BRAND_VIEW_BOX, toInitials } from '@ringtag/ui/static';
export { drawThanks } from './thanks-drawing';
