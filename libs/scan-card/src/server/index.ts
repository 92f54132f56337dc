export {
  drawFailure,
  drawGuarded,
  drawMessageForm,
  drawScan,
  drawThanks,
  drawUnknown,
  type Drawing,
  type FailedMessage,
  type PublicScan,
} from './drawings';
export { type Failure, textOf } from './failure-page';
export type { DrawingContext } from './frame';
export type { TypedMessage } from './plain-message-form';
export { failureSample, formSample, messageSamples, scanSamples, lookIn } from './samples';
export { textsOf } from './texts';
