import { currentLocale } from '@ringtag/i18n';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import { isSame, newTemplate } from './template-draft';
import { templateDefaultsQuery } from './template-texts';
import { useSaveTemplate, type Template } from './template.queries';

interface TemplateEditorOptions {
  alias: string;
  /** The saved template. Without one, the draft starts empty, in the reader's language. */
  saved: Template | null | undefined;
  /** Updates the place from which `saved` comes. */
  onSaved: (template: Template) => void;
}

/**
 * The draft of a template, which is the saved template until it is changed. The page must load the namespace
 * `template`.
 */
export function useTemplateEditor({ alias, saved, onSaved }: TemplateEditorOptions) {
  const save = useSaveTemplate(alias, onSaved);
  const [edited, setEdited] = useState<Template>();
  const initial = saved ?? newTemplate(currentLocale());
  const draft = edited ?? initial;
  const { data: defaults } = useQuery(templateDefaultsQuery(draft.language));

  return {
    draft,
    /** The texts that are shown in place of empty ones, in the language of the draft; undefined while they load. */
    defaults,
    dirty: edited !== undefined && !isSame(edited, initial),
    save,
    change: (part: Partial<Template>) => {
      save.reset();
      setEdited((current) => ({ ...(current ?? initial), ...part }));
    },
    /** Saves the draft. Answers whether that worked; the error is in `save.error`. */
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
