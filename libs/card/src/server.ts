import type { Locale } from '@ringtag/contracts';
import type activation from './activation/locales/en';
import type card from './locales/en';
import type lost from './lost/locales/en';
import type outcome from './outcome/locales/en';
import type paused from './paused/locales/en';
import type states from './states/locales/en';

/* eslint-disable @typescript-eslint/no-require-imports -- one file per language, by its name; the server waits for none */

/** The texts of the card and of all states of a code, for what the server draws. */
export function getCardTexts(locale: Locale) {
  return {
    card: (require(`./locales/${locale}.ts`) as { default: typeof card }).default,
    states: (require(`./states/locales/${locale}.ts`) as { default: typeof states }).default,
    paused: (require(`./paused/locales/${locale}.ts`) as { default: typeof paused }).default,
    lost: (require(`./lost/locales/${locale}.ts`) as { default: typeof lost }).default,
    outcome: (require(`./outcome/locales/${locale}.ts`) as { default: typeof outcome }).default,
  };
}

/** The texts of the steps of an activation. */
export function getStepTexts(locale: Locale) {
  return (require(`./activation/locales/${locale}.ts`) as { default: typeof activation }).default;
}
