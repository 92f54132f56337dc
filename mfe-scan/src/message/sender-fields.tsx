import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { messageStyles as styles } from '@ringtag/scan-card';
import { Field, Stack, TextInput } from '@ringtag/ui/lite';
import type { ChangeEvent } from 'react';
import type { MessageDraft } from './message-draft';

interface SenderFieldsProps {
  draft: MessageDraft;
  emailInvalid: boolean;
  onChange: (part: Partial<MessageDraft>) => void;
}

/** Optional ways for the owner to answer, and the honeypot field, which only programs fill in. */
export function SenderFields({ draft, emailInvalid, onChange }: SenderFieldsProps) {
  const { t } = useTranslation(['scan', 'common']);
  const control = (name: 'name' | 'email' | 'phone') => ({
    name,
    maxLength: LENGTH[name].max,
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  });
  return (
    <fieldset>
      <legend className={styles.legend}>{t('message.sender')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{t('message.senderHint')}</p>
        <Field label={t('common:form.name')}>
          <TextInput {...control('name')} autoComplete="name" />
        </Field>
        <Field label={t('common:form.email')} error={emailInvalid && t('common:form.emailInvalid')}>
          <TextInput type="email" {...control('email')} autoComplete="email" />
        </Field>
        <Field label={t('common:profile.fields.phone')}>
          <TextInput type="tel" {...control('phone')} autoComplete="tel" />
        </Field>
      </Stack>
      <div className={styles.trap} aria-hidden>
        <label>
          {t('message.trap')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={draft.website}
            onChange={(event) => onChange({ website: event.target.value })}
          />
        </label>
      </div>
    </fieldset>
  );
}
