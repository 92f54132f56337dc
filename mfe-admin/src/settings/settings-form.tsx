import { DEFAULT_LOCALE, LOCALES, toLanguageName } from '@ringtag/contracts';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { PageColumns, SaveBar } from '@ringtag/pages';
import { Alert, Button, Checkbox, FieldGroup, Section, showToast, Stack } from '@ringtag/ui';
import { useRef, type FormEvent } from 'react';
import { SettingField } from './setting-field';
import styles from './settings.module.css';
import type { SettingsEditor } from './use-settings-editor';

/** Edits all settings, by section. They are saved together. */
export function SettingsForm({ editor }: { editor: SettingsEditor }) {
  const { t } = useTranslation('settings');
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { saved, faults } = await editor.submit();
    if (saved) showToast({ variant: 'success', description: t('saved') });
    else if (form.current)
      focusFirstError(form.current, Object.fromEntries(faults.map((key) => [key, true])));
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <Stack gap={4}>
        <PageColumns>
          <Stack gap={4}>
            <Section title={t('limits.title')}>
              <SettingField
                name="activationLimit"
                label={t('limits.activationLimit')}
                hint={t('limits.activationLimitHint')}
                editor={editor}
              />
              <SettingField
                name="messagesPerSender"
                label={t('limits.messagesPerSender')}
                hint={t('limits.messagesPerSenderHint')}
                editor={editor}
              />
              <SettingField name="messagesPerCode" label={t('limits.messagesPerCode')} editor={editor} />
            </Section>
            <Section title={t('messages.title')}>
              <SettingField
                name="messageRetentionDays"
                label={t('messages.messageRetentionDays')}
                hint={t('messages.messageRetentionDaysHint')}
                editor={editor}
              />
              <DeletionWarning editor={editor} />
            </Section>
            <Section title={t('mails.title')}>
              <SettingField
                name="mailSenderName"
                label={t('mails.mailSenderName')}
                hint={t('mails.mailSenderNameHint')}
                editor={editor}
              />
              <SettingField
                name="mailReplyTo"
                label={t('mails.mailReplyTo')}
                hint={t('mails.mailReplyToHint')}
                editor={editor}
              />
            </Section>
          </Stack>
          <Stack gap={4}>
            <Section title={t('legal.title')}>
              <p className={styles.text}>{t('legal.text')}</p>
              <SettingField name="termsUrl" label={t('legal.termsUrl')} editor={editor} />
              <SettingField name="privacyUrl" label={t('legal.privacyUrl')} editor={editor} />
              <SettingField name="imprintUrl" label={t('legal.imprintUrl')} editor={editor} />
            </Section>
            <Section title={t('languages.title')}>
              <LanguageChoice editor={editor} />
            </Section>
          </Stack>
        </PageColumns>
        {editor.dirty && (
          <SaveBar saving={editor.saving} onDiscard={editor.discard}>
            <Failure editor={editor} />
          </SaveBar>
        )}
      </Stack>
    </form>
  );
}

/** Warns that a shorter retention time deletes messages that exist now. */
function DeletionWarning({ editor: { draft, saved } }: { editor: SettingsEditor }) {
  const { t } = useTranslation('settings');
  const days = Number(draft.messageRetentionDays);
  if (!days || days >= (Number(saved.messageRetentionDays) || Infinity)) return null;
  return <Alert tone="warning">{t('messages.deleted', { count: days })}</Alert>;
}

function LanguageChoice({ editor: { draft, change } }: { editor: SettingsEditor }) {
  const { t } = useTranslation('settings');
  return (
    <FieldGroup label={t('languages.label')} hint={t('languages.hint')}>
      {LOCALES.map((locale) => (
        <Checkbox
          key={locale}
          label={<span lang={locale}>{toLanguageName(locale)}</span>}
          disabled={locale === DEFAULT_LOCALE}
          checked={draft.languages.includes(locale)}
          onChange={({ target }) =>
            change({
              languages: LOCALES.filter((each) =>
                each === locale ? target.checked : draft.languages.includes(each),
              ),
            })
          }
        />
      ))}
    </FieldGroup>
  );
}

function Failure({ editor }: { editor: SettingsEditor }) {
  const { t } = useTranslation('settings');
  if (!editor.outdated)
    return <FailureAlert title={t('saveFailed')} error={editor.faults.length === 0 && editor.error} />;
  return (
    <Alert tone="danger" title={t('saveFailed')}>
      <Stack gap={2}>
        <p>{t('outdated')}</p>
        <div>
          <Button variant="outline" size="sm" onClick={() => void editor.reload()}>
            {t('reload')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
