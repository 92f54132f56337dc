import type { Locale } from '@ringtag/contracts';
import { currentLocale, useTranslation } from '@ringtag/i18n';
import { useState } from 'react';
import { useSaveTemplate, type Template } from './save-template.mutation';
import { inLanguage, isSame, newTemplate } from './template-draft';
import { defaultsIn, templateDefaults } from './template-texts';

interface TemplateEditorOptions {
  alias: string;
  /** What is saved; without it, the draft starts with the default texts in the reader's language. */
  saved: Template | null | undefined;
  /** Puts what was saved where `saved` comes from. */
  onSaved: (template: Template) => void;
}

/** The draft of a template: as saved until something is changed, then what was made of it. Wants `addTemplateTexts`. */
export function useTemplateEditor({ alias, saved, onSaved }: TemplateEditorOptions) {
  const { t } = useTranslation('template');
  const save = useSaveTemplate(alias, onSaved);
  const [edited, setEdited] = useState<Template>();
  const initial = saved ?? newTemplate(currentLocale(), defaultsIn(t));
  const draft = edited ?? initial;

  return {
    draft,
    dirty: edited !== undefined && !isSame(edited, initial),
    save,
    change: (part: Partial<Template>) => {
      save.reset();
      setEdited((current) => ({ ...(current ?? initial), ...part }));
    },
    changeLanguage: async (language: Locale) => {
      save.reset();
      const [before, after] = await Promise.all([
        templateDefaults(draft.language),
        templateDefaults(language),
      ]);
      setEdited((current) => inLanguage(current ?? initial, language, before, after));
    },
    /** Answers whether it was saved; what went wrong is in `save.error`. */
    submit: async (): Promise<boolean> => {
      try {
        await save.mutateAsync(draft);
        setEdited(undefined);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type TemplateEditor = ReturnType<typeof useTemplateEditor>;
