import { ApiError } from '@ringtag/api-client';
import { designFaults, DESIGN_FAULTS, PLAIN_DESIGN, type DesignFault, type QrDesign } from '@ringtag/qr';
import { useState } from 'react';
import type { MyCodeDetail } from '../my-code.queries';
import { useSaveDesign } from './save-design.queries';

/** The draft of how a code looks: as saved until something is changed. */
export function useDesignEditor(code: MyCodeDetail) {
  const save = useSaveDesign(code.id);
  const { startDesign } = code;
  const saved = code.design ?? startDesign;
  const [edited, setEdited] = useState<QrDesign>();
  const draft = edited ?? saved;
  const seen = designFaults(draft);

  async function send(design: QrDesign | null): Promise<boolean> {
    try {
      await save.mutateAsync(design);
      setEdited(undefined);
      return true;
    } catch {
      return false;
    }
  }
  return {
    draft,
    dirty: edited !== undefined && !isSame(edited, saved),
    plain: isSame(draft, startDesign),
    /** Why phones could not read it: seen here, or found by the server, which read the finished picture. */
    faults: seen.length > 0 ? seen : faultsIn(save.error),
    /** The caption holds what cannot be printed. */
    captionRefused: isRefused(save.error, 'caption'),
    saving: save.isPending,
    error: save.error,
    change: (part: Partial<QrDesign>) => {
      save.reset();
      setEdited({ ...draft, ...part });
    },
    toPlain: () => setEdited(startDesign),
    discard: () => {
      save.reset();
      setEdited(undefined);
    },
    /** Answers whether it was saved. */
    submit: async () => seen.length === 0 && send(isSame(draft, startDesign) ? null : draft),
  };
}

export type DesignEditor = ReturnType<typeof useDesignEditor>;

function isSame(one: QrDesign, other: QrDesign): boolean {
  return (Object.keys(PLAIN_DESIGN) as (keyof QrDesign)[]).every((key) => one[key] === other[key]);
}

function faultsIn(error: Error | null): DesignFault[] {
  const reasons = error instanceof ApiError && error.code === 'design_refused' ? error.data['reasons'] : [];
  return DESIGN_FAULTS.filter((fault) => Array.isArray(reasons) && reasons.includes(fault));
}

function isRefused(error: Error | null, field: keyof QrDesign): boolean {
  return error instanceof ApiError && error.fieldErrors.some((each) => each.field === field);
}
