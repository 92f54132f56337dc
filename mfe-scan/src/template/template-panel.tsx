import { currentLocale } from '@ringtag/i18n';
import { lazy } from 'react';
import type { Scan } from '../scan/scan.queries';

interface TemplatePanelProps {
  scan: Scan;
  onClose: () => void;
}

/** The editor with its texts, and what a new template starts with in the owner's language. */
export const TemplatePanel = lazy(async () => {
  const [{ TemplateEditor }, { addTemplateTexts, templateDefaults }, { newTemplate }] = await Promise.all([
    import('./template-editor'),
    import('./template-texts'),
    import('./template-draft'),
  ]);
  const locale = currentLocale();
  const [defaults] = await Promise.all([templateDefaults(locale), addTemplateTexts()]);
  return {
    default: ({ scan: { code, template }, onClose }: TemplatePanelProps) => (
      <TemplateEditor
        alias={code.alias}
        label={code.label}
        template={template ?? newTemplate(locale, defaults)}
        onClose={onClose}
      />
    ),
  };
});
