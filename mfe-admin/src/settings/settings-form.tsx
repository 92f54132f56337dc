import { DEFAULT_LOCALE, DIGITAL_CODES, LOCALES, toLanguageName } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { PageColumns, SaveBar, UnsavedGuard } from '@ringtag/pages';
import { Alert, Button, Checkbox, FieldGroup, Section, Stack } from '@ringtag/ui';
import { DigitalCodesField } from './digital-codes-field';
import { SettingField } from './setting-field';
import styles from './settings.module.css';
import type { SavedSettings } from './settings.queries';
import { useSettingsForm } from './use-settings-form';

/** Edits all settings, by section. They are saved together. */
export function SettingsForm({ settings }: { settings: SavedSettings }) {
  const { t } = useTranslation('settings');
  const form = useSettingsForm(settings);
  const days = Number(form.values.messageRetentionDays);
  return (
    <>
      <form noValidate onSubmit={form.submit} className={styles.form}>
        <Stack gap={4}>
          <PageColumns>
            <Stack gap={4}>
              <Section title={t('limits.title')}>
                <SettingField form={form} name="activationLimit" hint={t('hints.activationLimit')} />
                <SettingField form={form} name="messagesPerSender" hint={t('hints.messagesPerSender')} />
                <SettingField form={form} name="messagesPerCode" hint={t('hints.messagesPerCode')} />
              </Section>
              <Section title={t('digitalCodes.title')}>
                <p className={styles.text}>{t('digitalCodes.text', { max: DIGITAL_CODES.made.max })}</p>
                <DigitalCodesField form={form} />
              </Section>
              <Section title={t('messages.title')}>
                <SettingField
                  form={form}
                  name="messageRetentionDays"
                  hint={t('hints.messageRetentionDays')}
                />
                {/* A shorter time deletes messages that exist now. */}
                {days > 0 && days < (settings.messageRetentionDays ?? Infinity) && (
                  <Alert tone="warning">{t('messages.deleted', { count: days })}</Alert>
                )}
              </Section>
              <Section title={t('mails.title')}>
                <SettingField form={form} name="mailSenderName" hint={t('hints.mailSenderName')} />
                <SettingField form={form} name="mailReplyTo" hint={t('hints.mailReplyTo')} />
              </Section>
            </Stack>
            <Stack gap={4}>
              <Section title={t('legal.title')}>
                <p className={styles.text}>{t('legal.text')}</p>
                <SettingField form={form} name="termsUrl" />
                <SettingField form={form} name="privacyUrl" />
                <SettingField form={form} name="imprintUrl" />
              </Section>
              <Section title={t('sessions.title')}>
                <p className={styles.text}>{t('sessions.text')}</p>
                <SettingField form={form} name="ownerSessionIdleDays" />
                <SettingField form={form} name="ownerSessionDays" />
                <SettingField form={form} name="sharedSessionIdleMinutes" />
                <SettingField form={form} name="sharedSessionHours" />
                <SettingField form={form} name="adminSessionIdleMinutes" />
                <SettingField form={form} name="adminSessionHours" />
              </Section>
              <Section title={t('languages.title')}>
                <FieldGroup label={t('languages.label')} hint={t('languages.hint')}>
                  {LOCALES.map((locale) => (
                    <Checkbox
                      key={locale}
                      {...form.toggle(locale)}
                      label={<span lang={locale}>{toLanguageName(locale)}</span>}
                      disabled={locale === DEFAULT_LOCALE}
                    />
                  ))}
                </FieldGroup>
              </Section>
            </Stack>
          </PageColumns>
          {form.dirty && (
            <SaveBar saving={form.saving} onDiscard={form.discard}>
              {form.outdated ? (
                <Alert tone="danger" title={t('saveFailed')}>
                  <Stack gap={2}>
                    <p>{t('outdated')}</p>
                    <div>
                      <Button variant="outline" size="sm" onClick={form.reload}>
                        {t('reload')}
                      </Button>
                    </div>
                  </Stack>
                </Alert>
              ) : (
                <FailureAlert title={t('saveFailed')} error={form.failure} />
              )}
            </SaveBar>
          )}
        </Stack>
      </form>
      <UnsavedGuard dirty={form.dirty} saving={form.saving} submit={form.save} />
    </>
  );
}
