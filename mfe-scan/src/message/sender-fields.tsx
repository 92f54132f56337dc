import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, Stack, TextInput } from '@ringtag/ui/lite';
import type { MessageDraft } from './message-draft';
import { messageStyles as styles } from '@ringtag/scan-card';

interface SenderFieldsProps {
  draft: MessageDraft;
  emailInvalid: boolean;
  onChange: (part: Partial<MessageDraft>) => void;
}

/** How the owner may answer, all of it optional, and the field that only programs fill. */
export function SenderFields({ draft, emailInvalid, onChange }: SenderFieldsProps) {
  const { t } = useTranslation(['scan', 'common']);
  return (
    <fieldset>
      <legend className={styles.legend}>{t('message.sender')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{t('message.senderHint')}</p>
        <Field label={t('common:form.name')}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={LENGTH.name.max}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label={t('common:form.email')} error={emailInvalid && t('common:form.emailInvalid')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            maxLength={LENGTH.email.max}
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </Field>
        <Field label={t('common:profile.fields.phone')}>
          <TextInput
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={LENGTH.phone.max}
            value={draft.phone}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
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
