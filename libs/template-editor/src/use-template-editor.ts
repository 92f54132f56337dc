import { currentLocale } from '@ringtag/i18n';
import { useQuery } from '@ringtag/vendor-query';
import { useState } from 'react';
import { isSame, newTemplate } from './template-draft';
import { templateDefaultsQuery } from './template-texts';
import { useSaveTemplate, type Template } from './template.queries';

interface TemplateEditorOptions {
  alias: string;
  /** What is saved; without it, the draft starts empty, in the reader's language. */
  saved: Template | null | undefined;
  /** Puts what was saved where `saved` comes from. */
  onSaved: (template: Template) => void;
}

/** The draft of a template: as saved until something is changed, then what was made of it. Wants the namespace `template`. */
export function useTemplateEditor({ alias, saved, onSaved }: TemplateEditorOptions) {
  const save = useSaveTemplate(alias, onSaved);
  const [edited, setEdited] = useState<Template>();
  const initial = saved ?? newTemplate(currentLocale());
  const draft = edited ?? initial;
  const { data: defaults } = useQuery(templateDefaultsQuery(draft.language));

  return {
    draft,
    /** What stands in place of an empty text, in the language of the draft; undefined while it is on its way. */
    defaults,
    dirty: edited !== undefined && !isSame(edited, initial),
    save,
    change: (part: Partial<Template>) => {
      save.reset();
      setEdited((current) => ({ ...(current ?? initial), ...part }));
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
