import type { components } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';

type Author = components['schemas']['AuthorDto'] | undefined;

/** Returns a function that says who wrote for the owner's side: undefined stands for the reader. */
export function useAuthorName(): (author: Author) => string {
  const { t } = useTranslation('dashboard');
  return (author) => {
    if (!author) return t('conversation.you');
    return author.name ?? t(author.isOwner ? 'conversation.owner' : 'conversation.helper');
  };
}

/** The same before the beginning of what was written. */
export function useWrittenBy(): (author: Author, text: string) => string {
  const { t } = useTranslation('dashboard');
  const toName = useAuthorName();
  return (author, text) =>
    author ? t('inbox.by', { name: toName(author), text }) : t('inbox.you', { text });
}
