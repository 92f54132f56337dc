export { waitText } from '../outcome/wait-text';
export {
  drawFailure,
  drawGuarded,
  drawMessageForm,
  drawPageFrame,
  drawScan,
  drawThanks,
  drawUnknown,
  type Drawing,
  type FailedMessage,
  type PublicScan,
} from './drawings';
export { toErrorText } from './failure-page';
export type { DrawingContext } from './frame';
export type { TypedMessage } from './plain-message-form';
export { failureSample, formSample, frameSamples, messageSamples, scanSamples, lookIn } from './samples';
export { fill, getTexts } from './texts';
