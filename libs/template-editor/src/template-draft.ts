import type { Locale } from '@ringtag/contracts';
import type { Template } from './template.queries';

/** The texts of a template that have a default in every language. */
export const DEFAULTED = ['messageFormTitle', 'messageFormPlaceholder', 'sendButtonText'] as const;
export type TemplateDefaults = Pick<Template, (typeof DEFAULTED)[number]>;

/** The first draft if no template is saved. An empty text is shown as its default in the reader's language. */
export function newTemplate(language: Locale): Template {
  return {
    language,
    title: '',
    description: '',
    messageFormTitle: '',
    messageFormPlaceholder: '',
    sendButtonText: '',
  };
}

export function isSame(one: Template, other: Template): boolean {
  return (Object.keys(one) as (keyof Template)[]).every((key) => one[key] === other[key]);
}
