import { lazyWithTexts } from '@ringtag/i18n';

/** The editor with its texts, which only owners need. */
export const TemplatePanel = lazyWithTexts(['template'], () => import('./template-editor'));
