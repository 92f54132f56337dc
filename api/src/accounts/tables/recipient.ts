import type { UserEntity } from './user.entity';

/** Where a mail to an account goes, and in which language. */
export function toRecipient(user: Pick<UserEntity, 'id' | 'emailAsTyped' | 'locale'>) {
  return { userId: user.id, recipient: user.emailAsTyped, locale: user.locale };
}
