import { useForm } from '@ringtag/forms/hook';
import { type MyCodeDetail, useSaveCard } from '../../codes/codes.queries';
import { type CardDraft, findFaults, isSame, toDraft, toSaved } from './card-draft';

/** Returns the draft of what the page of a code shows of its owner. */
export function useCardEditor(code: MyCodeDetail) {
  const change = useSaveCard(code.id);
  const saved = toDraft(code.card);
  const form = useForm<CardDraft>({
    initial: saved,
    source: code.card,
    // Each link says itself what is wrong with it.
    check: ({ links }) => ({
      links: links.some((link) => Object.keys(findFaults(link)).length > 0) && 'links',
    }),
    error: change.error,
  });
  return {
    ...form,
    dirty: form.dirty && !isSame(form.values, saved),
    saving: change.isPending,
    discard: () => {
      change.reset();
      form.reset();
    },
    /** Saves the draft if nothing in it is wrong. Resolves to whether it was saved. */
    save: async (): Promise<boolean> => {
      if (!form.check()) return false;
      try {
        form.reset(toDraft((await change.mutateAsync(toSaved(form.values))).card));
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type CardEditor = ReturnType<typeof useCardEditor>;
