import { type QueryClient, useQueryClient } from '@ringtag/vendor/query';
import { useCallback, useSyncExternalStore } from 'react';

/** An answer that is sent. */
export interface Answer {
  body: string;
  submission: string;
  photos: readonly File[];
}

/** An answer that is being written. */
export interface AnswerDraft {
  body: string;
  photos: readonly File[];
  /** What may have arrived: sent again, it is the same message. */
  tried?: Answer | undefined;
}

const KEY = ['dashboard', 'answer-draft'] as const;
const EMPTY: AnswerDraft = { body: '', photos: [] };

/**
 * The draft of a conversation. It is in the cache of the page: it stays while the person reads something else, and goes
 * with everything else when the person signs out.
 */
export function useAnswerDraft(id: string): AnswerDraft {
  const client = useQueryClient();
  // An observer of the cache is told later, which would move the cursor of whoever types.
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client]);
  return useSyncExternalStore(subscribe, () => client.getQueryData<AnswerDraft>([...KEY, id]) ?? EMPTY);
}

export function changeAnswerDraft(
  client: QueryClient,
  id: string,
  change: (now: AnswerDraft) => Partial<AnswerDraft>,
): void {
  // Nobody can load it again. Photos are told apart by their identity.
  client.setQueryDefaults(KEY, { gcTime: Infinity, structuralSharing: false });
  client.setQueryData<AnswerDraft>([...KEY, id], (now = EMPTY) => ({ ...now, ...change(now) }));
}
