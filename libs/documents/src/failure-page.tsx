import type { ErrorCode } from '@ringtag/contracts';
import { ButtonLink, IconQr, IconRefresh } from '@ringtag/ui/static';
import { type PostAction, PostButton, type StateTexts } from './state-pages';
import type { Texts } from './texts';

/** Why a page could not be shown, and what can be done about it. */
export interface Failure {
  code: ErrorCode;
  /** Where to try the same again, if that can help. */
  again?: string;
  /** Something else to do. */
  action?: PostAction;
}

export function toFailurePage(texts: Texts, { code, again, action }: Failure): StateTexts {
  return {
    ...toFailureTexts(texts, code),
    more: (
      <>
        {action && <PostButton {...action} />}
        {code === 'not_found' && (
          <ButtonLink href="/scan" variant="outline" block icon={<IconQr />}>
            {texts.states.notActivatable.other}
          </ButtonLink>
        )}
        {again && (
          <ButtonLink href={again} variant="outline" block icon={<IconRefresh />}>
            {texts.common.remoteError.retry}
          </ButtonLink>
        )}
      </>
    ),
  };
}

/** What the page is called, and what it says. */
function toFailureTexts({ states, plain, errors }: Texts, code: ErrorCode): StateTexts {
  if (code === 'unavailable') return { title: states.unavailable.title, text: plain.failure.unavailable };
  if (code === 'not_found') return plain.failure.notFound;
  if (code === 'too_many_requests') return plain.failure.tooMany;
  if (code === 'codes_guarded') return plain.guarded;
  return { title: plain.failure.other, text: toErrorText(errors, code) };
}

/** The text of an error; not all of them are among what every reader may meet. */
export function toErrorText(errors: Texts['errors'], code: ErrorCode): string {
  return (errors as Partial<Record<ErrorCode, string>>)[code] ?? errors.unknown;
}
