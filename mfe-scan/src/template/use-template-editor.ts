import type { Locale } from '@ringtag/contracts';
import { useEffect, useState } from 'react';
import { useSaveTemplate, type Template } from './save-template.mutation';
import { inLanguage, isSame } from './template-draft';
import { templateDefaults } from './template-texts';

/** The draft of a template: what it is, whether it is saved, and how it changes. */
export function useTemplateEditor(alias: string, initial: Template) {
  const save = useSaveTemplate(alias);
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const dirty = !isSame(draft, saved);
  useWarnBeforeUnload(dirty);

  return {
    draft,
    dirty,
    save,
    change: (part: Partial<Template>) => {
      save.reset();
      setDraft((current) => ({ ...current, ...part }));
    },
    changeLanguage: async (language: Locale) => {
      save.reset();
      const [before, after] = await Promise.all([
        templateDefaults(draft.language),
        templateDefaults(language),
      ]);
      setDraft((current) => inLanguage(current, language, before, after));
    },
    /** Answers whether it was saved; what went wrong is in `save.error`. */
    submit: async (): Promise<boolean> => {
      try {
        const template = await save.mutateAsync(draft);
        setSaved(template);
        setDraft(template);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Closing the tab asks as well; the words are the browser's. */
function useWarnBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
