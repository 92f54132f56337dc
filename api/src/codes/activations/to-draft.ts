import type { ProfileDraft } from '../../accounts';

/** The profile that somebody entered with an activation; an empty one where they entered none. */
export function toDraft({ payload }: { payload: { profile?: ProfileDraft } }): ProfileDraft {
  return payload.profile ?? { name: '', fields: [] };
}
