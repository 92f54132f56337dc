export {
  drawMessageForm,
  drawScan,
  drawThanks,
  drawUnknown,
  type Drawing,
  type FailedMessage,
  type PublicScan,
} from './drawings';
export type { DrawingContext } from './frame';
export type { TypedMessage } from './plain-message-form';
export { formSample, messageSamples, scanSamples, lookIn } from './samples';
export { textsOf } from './texts';
