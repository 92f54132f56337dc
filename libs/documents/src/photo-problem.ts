import type { ErrorCode } from '@ringtag/contracts';
import type { Texts } from './texts';

/** Why a form with photos was refused; undefined for a reason that lies elsewhere. `rules` are those that were broken. */
export function toPhotoProblem(
  { plain }: Texts,
  code: ErrorCode,
  rules: readonly string[],
): string | undefined {
  if (code === 'payload_too_large') return plain.attachments.tooLarge;
  if (code === 'photos_full') return plain.attachments.full;
  if (rules.length === 0) return undefined;
  return rules.includes('isPicture') ? plain.attachments.noPhoto : plain.attachments.tooMany;
}
