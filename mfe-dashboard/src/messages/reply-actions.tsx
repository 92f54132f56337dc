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

/** Links to write to or call the sender, buttons until the conversation is solved, or a note when the sender left no contact data. */
export function ReplyActions({ message }: { message: Message }) {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormats();
  const { user } = useUser();
  const { email, phone, dialled, name } = message.sender;
  const { data: conversation = message } = useQuery(conversationQuery(message.id));
  const isSolved = Boolean(conversation.solvedAt);
  if (!email && !phone) return <NoContact id={message.id} />;
  const call = phone && profileLink('phone', phone, dialled);
  const mail =
    email &&
    replyLink({
      to: email,
      // The subject names the owner as the card does. It must not contain the owner's label for the code, which is
      // private.
      subject: t('message.replySubject', { name: user?.name ?? toDisplayAlias(message.code.alias) }),
      intro: t('message.replyIntro', { when: dateTime(message.createdAt), name: name || email }),
      body: message.body,
    });
  const toLink = (href: string | null | undefined, text: string) =>
    isSolved && href ? <a href={href}>{text}</a> : text;
  const contacts = [
    ...(email ? [[t('message.email'), toLink(mail, email)] as const] : []),
    ...(phone ? [[t('message.phone'), <div dir="ltr">{toLink(call, phone)}</div>] as const] : []),
  ];
  return (
    <Stack gap={3}>
      <Facts facts={contacts} className={styles.contacts} />
      {!isSolved && (
        <Inline gap={2}>
          {mail && (
            <ButtonLink icon={<IconMail />} href={mail}>
              {t('message.reply')}
            </ButtonLink>
          )}
          {call && (
            <ButtonLink href={call} variant={email ? 'outline' : 'solid'} icon={<IconPhone />}>
              {t('message.call')}
            </ButtonLink>
          )}
        </Inline>
      )}
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
