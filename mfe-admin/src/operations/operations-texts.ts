import { addNamespace } from '@ringtag/i18n';

/** The texts of accounts, audit log, mails and system, which no other page of the remote needs. */
export function addOperationsTexts(): Promise<void> {
  return addNamespace('operations', (locale) => import(`./locales/${locale}.ts`));
}
