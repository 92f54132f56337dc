import { ERRORS } from '@ringtag/contracts';
import { drawGuarded } from '@ringtag/documents';
import type { DomainError } from '../../platform/errors/domain-error';
import { cardPath } from '../scan/scan-path';
import type { PlainPage } from './plain-pages';

/**
 * The page that a client address with too many guesses gets instead of the page of a code (LIM-2): a button that opens
 * this one code. Without scripts, which would replace it.
 * @param path of the page that was asked for
 */
export function toGuardedPage({ errorCode: code }: DomainError, alias: string, path: string): PlainPage {
  return {
    draw: (context) => drawGuarded({ code, alias, path }, context),
    path: cardPath(alias),
    status: ERRORS[code].status,
    passing: true,
  };
}
