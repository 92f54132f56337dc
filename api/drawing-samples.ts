import {
  aboutSample,
  activationSamples,
  CARD_LOOKS,
  conversationSamples,
  failureSample,
  frameSamples,
  helpSamples,
  messageSamples,
  scanSamples,
} from '@ringtag/documents';

/** Markup with everything that pages show, by the style sheet that they share. The build runs it. */
export const samples: Record<string, string> = {
  ...Object.fromEntries(['', ...CARD_LOOKS].map((look) => [look, scanSamples(look)])),
  below: messageSamples() + conversationSamples() + failureSample() + activationSamples(),
  frame: frameSamples(),
  about: aboutSample(),
  help: helpSamples(),
};
