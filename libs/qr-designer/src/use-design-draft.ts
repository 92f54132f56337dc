import { ApiError } from '@ringtag/api-client';
import { useForm } from '@ringtag/forms/hook';
import { designFaults, DESIGN_FAULTS, PLAIN_DESIGN, type DesignFault, type QrDesign } from '@ringtag/qr';

interface DesignDraftOptions {
  /** The saved design, or the one that the draft starts with. */
  saved: QrDesign;
  /** The server's answer when the draft was last sent. */
  error: Error | null;
  /** Called after a change, because the server's answer then no longer holds. */
  onChange: () => void;
}

/** The draft of a design, which is the saved design until it is changed, and what is wrong with it. */
export function useDesignDraft({ saved, error, onChange }: DesignDraftOptions) {
  const form = useForm({ initial: saved, source: saved });
  const draft = form.values;
  const seen = designFaults(draft);
  return {
    draft,
    dirty: form.dirty,
    /** True if no fault was found without reading the finished picture. */
    sendable: seen.length === 0,
    /** Why phones could not read the code: found here, or by the server, which reads the finished picture. */
    faults: seen.length > 0 ? seen : faultsIn(error),
    /** True if the caption has characters that cannot be printed. */
    captionRefused: isRefused(error, 'caption'),
    change: (part: Partial<QrDesign>) => {
      onChange();
      form.change(part);
    },
    discard: () => {
      onChange();
      form.reset();
    },
    /** Takes a design that the server has just saved as the unchanged one. */
    accept: form.reset,
  };
}

export type DesignDraft = ReturnType<typeof useDesignDraft>;

export function isSameDesign(one: QrDesign, other: QrDesign): boolean {
  return (Object.keys(PLAIN_DESIGN) as (keyof QrDesign)[]).every((key) => one[key] === other[key]);
}

function faultsIn(error: Error | null): DesignFault[] {
  const reasons = error instanceof ApiError && error.code === 'design_refused' ? error.data['reasons'] : [];
  return DESIGN_FAULTS.filter((fault) => Array.isArray(reasons) && reasons.includes(fault));
}

function isRefused(error: Error | null, field: keyof QrDesign): boolean {
  return error instanceof ApiError && error.fieldErrors.some((each) => each.field === field);
}
