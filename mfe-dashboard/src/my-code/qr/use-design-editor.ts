import type { QrDesign } from '@ringtag/qr';
import { isSameDesign, useDesignDraft } from '@ringtag/qr-designer';
import { type MyCodeDetail, useSaveDesign } from '../../codes/codes.queries';

/** Returns the draft of the design of one code of the reader. */
export function useDesignEditor(code: MyCodeDetail) {
  const save = useSaveDesign(code.id);
  const { startDesign } = code;
  const design = useDesignDraft({
    saved: code.design ?? startDesign,
    error: save.error,
    onChange: save.reset,
  });
  const plain = isSameDesign(design.draft, startDesign);

  async function send(wanted: QrDesign | null): Promise<boolean> {
    try {
      design.accept((await save.mutateAsync(wanted)) ?? startDesign);
      return true;
    } catch {
      return false;
    }
  }
  return {
    ...design,
    plain,
    saving: save.isPending,
    error: save.error,
    toPlain: () => design.change(startDesign),
    /** Saves the draft. Resolves to true when it was saved. */
    submit: async () => design.sendable && send(plain ? null : design.draft),
  };
}

export type DesignEditor = ReturnType<typeof useDesignEditor>;
