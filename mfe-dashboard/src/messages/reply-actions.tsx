import { profileLink, toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { ButtonLink, Facts, IconMail, IconPhone, Inline, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import look from '../page/look.module.css';
import { conversationQuery } from './conversation.queries';
import type { Message } from './messages.queries';
import styles from './reply-actions.module.css';
import { replyLink } from './reply-link';

/** Links to write to or call the sender, or a note when the sender left no contact data. */
export function ReplyActions({ message }: { message: Message }) {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormats();
  const { user } = useUser();
  const { email, phone, dialled, name } = message.sender;
  const call = phone && profileLink('phone', phone, dialled);
  if (!email && !phone) return <NoContact id={message.id} />;
  const contacts = [
    ...(email ? [[t('message.email'), email] as const] : []),
    ...(phone ? [[t('message.phone'), <div dir="ltr">{phone}</div>] as const] : []),
  ];
  return (
    <Stack gap={3}>
      <Facts facts={contacts} className={styles.contacts} />
      <Inline gap={2}>
        {email && (
          <ButtonLink
            icon={<IconMail />}
            href={replyLink({
              to: email,
              // The subject names the owner as the card does. It must not contain the owner's label for the code, which
              // is private.
              subject: t('message.replySubject', { name: user?.name ?? toDisplayAlias(message.code.alias) }),
              intro: t('message.replyIntro', {
                when: dateTime(message.createdAt),
                name: name || email,
              }),
              body: message.body,
            })}
          >
            {t('message.reply')}
          </ButtonLink>
        )}
        {call && (
          <ButtonLink href={call} variant={email ? 'outline' : 'solid'} icon={<IconPhone />}>
            {t('message.call')}
          </ButtonLink>
        )}
      </Inline>
      {email && <p className={look.quiet}>{t('message.replyHint')}</p>}
    </Stack>
  );
}

/** Says nothing to an owner who sees the number that the sender shares in the conversation. */
function NoContact({ id }: { id: string }) {
  const { t } = useTranslation('dashboard');
  const { data, isPending } = useQuery(conversationQuery(id));
  if (isPending || data?.senderPhone) return null;
  return <p className={look.quiet}>{t('message.noContact')}</p>;
}
