import type { Locale } from '@ringtag/contracts';
import type { Template } from './save-template.mutation';

/** The texts of a template that have a default in each language. */
export const DEFAULTED = ['messageFormTitle', 'messageFormPlaceholder', 'sendButtonText'] as const;
export type TemplateDefaults = Pick<Template, (typeof DEFAULTED)[number]>;

/** What the editor starts with while nothing was saved. */
export function newTemplate(language: Locale, defaults: TemplateDefaults): Template {
  return { language, title: '', description: '', ...defaults };
}

/** The template in another language: texts that are still the defaults of the old one change with it. */
export function inLanguage(
  template: Template,
  language: Locale,
  before: TemplateDefaults,
  after: TemplateDefaults,
): Template {
  const changed = { ...template, language };
  for (const key of DEFAULTED) {
    if (template[key] === before[key]) changed[key] = after[key];
  }
  return changed;
}

export function isSame(one: Template, other: Template): boolean {
  return (Object.keys(one) as (keyof Template)[]).every((key) => one[key] === other[key]);
}
