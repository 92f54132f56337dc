import { lazy } from 'react';

/** The editor with its texts, which only owners need. */
export const TemplatePanel = lazy(async () => (await import('./template-editor')).loadWithTexts());
