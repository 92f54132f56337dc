import { type ErrorCode } from '@ringtag/contracts';
import {
  drawActivationForm,
  drawRefusal,
  drawUnknown,
  getActivationTexts,
  type TypedProfile,
} from '@ringtag/documents';
import { NOT_FREE } from '../../../codes';
import type { DomainError } from '../../../platform/errors/domain-error';
import { type CodeRequest, readAlias } from '../../scan/scan-path';
import { toFailurePage } from '../failure-pages';
import type { PlainPage } from '../plain-pages';

/** Refusals after which neither the same form nor another try helps. */
const FINAL: readonly ErrorCode[] = [...NOT_FREE, 'activation_limit_reached', 'account_blocked'];

/** The page of a failure that no form can mend; undefined when what was typed should be shown again. */
export function toFinalPage(error: DomainError, request: CodeRequest): PlainPage | undefined {
  const { errorCode: code, data, status } = error;
  const alias = readAlias(request);
  if (code === 'code_not_found')
    return { draw: (context) => drawUnknown(alias, context), personal: true, status };
  if (FINAL.includes(code)) {
    const currentCount = Number(data['currentCount'] ?? 0);
    const draw: PlainPage['draw'] = (context) => drawRefusal(alias, { code, currentCount }, context);
    return { draw, personal: true, status };
  }
  // Another site must not fill in a form for its visitor.
  const shown =
    request.body instanceof URLSearchParams && code !== 'codes_guarded' && code !== 'cross_origin';
  return shown ? undefined : toFailurePage(error, request);
}

/**
 * The form again, with what is known of the profile: for `claim_secret_refused` after the form was sent, because an
 * administrator has changed the secret of the code since.
 */
export function toSecretForm(
  { status }: DomainError,
  request: CodeRequest,
  draft?: Pick<TypedProfile, 'name' | 'fields' | 'pageKind'>,
): PlainPage {
  const typed: TypedProfile = { name: '', fields: [], ...draft, email: '' };
  return {
    draw: (context) => {
      const errors = { claimSecret: getActivationTexts(context.locale).forms.errors.claim_secret_refused };
      const form = { typed, asksSecret: true, errors, focus: 'claimSecret' } as const;
      return drawActivationForm(readAlias(request), form, context);
    },
    personal: true,
    status,
  };
}
