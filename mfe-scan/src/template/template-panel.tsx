import { lazyWithTexts } from '@ringtag/i18n';

/** The editor and its texts, loaded for owners only. */
export const TemplatePanel = lazyWithTexts(['template'], () => import('./template-editor'));
