import { LENGTH, LOCALES, type Locale } from '@ringtag/contracts';
import { UnsavedDialog, useFailureText } from '@ringtag/forms';
import { LANGUAGES, usePageTitle, useTranslation } from '@ringtag/i18n';
import { Alert, Button, Card, Field, Select, Stack, TextArea, TextInput } from '@ringtag/ui/lite';
import { useState, type FormEvent } from 'react';
import { Heading } from '../layout/heading';
import type { Template } from './save-template.mutation';
import styles from './template-editor.module.css';
import { TemplatePreview } from './template-preview';
import { useTemplateEditor } from './use-template-editor';

interface TemplateEditorProps {
  alias: string;
  /** The alias as people read it. */
  label: string;
  /** What is saved, or what an owner starts with. */
  template: Template;
  onClose: () => void;
}

/** The owner's own words for the scan page (specification 2: template configuration). */
export function TemplateEditor({ alias, label, template, onClose }: TemplateEditorProps) {
  const { t } = useTranslation('template');
  const failureText = useFailureText();
  const { draft, dirty, save, change, changeLanguage, submit } = useTemplateEditor(alias, template);
  const [asking, setAsking] = useState(false);
  usePageTitle(t('title'));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <>
      <Card>
        <form onSubmit={onSubmit} noValidate>
          <Stack gap={4}>
            <Heading focus>{t('title')}</Heading>
            <p>{t('intro', { code: label })}</p>
            <Field label={t('language')} hint={t('languageHint')}>
              <Select
                name="language"
                value={draft.language}
                onChange={(event) => void changeLanguage(event.target.value as Locale)}
              >
                {LOCALES.map((locale) => (
                  <option key={locale} value={locale} lang={locale}>
                    {LANGUAGES[locale].name}
                  </option>
                ))}
              </Select>
            </Field>
            <TemplateFields draft={draft} onChange={change} />
            {save.error && (
              <Alert tone="danger" title={t('failed')}>
                {failureText(save.error)}
              </Alert>
            )}
            {save.isSuccess && !dirty && <Alert tone="success">{t('saved')}</Alert>}
            <div className={styles.actions}>
              <Button type="submit" loading={save.isPending} loadingLabel={t('saving')}>
                {t('save')}
              </Button>
              <Button variant="outline" onClick={dirty ? () => setAsking(true) : onClose}>
                {t('close')}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      <TemplatePreview draft={draft} />
      <UnsavedDialog
        open={asking}
        saving={save.isPending}
        texts={{
          title: t('unsaved.title'),
          text: t('unsaved.text'),
          stay: t('unsaved.back'),
          discard: t('unsaved.discard'),
          save: t('unsaved.save'),
          saving: t('saving'),
        }}
        onStay={() => setAsking(false)}
        onDiscard={onClose}
        onSave={async () => {
          const saved = await submit();
          setAsking(false);
          if (saved) onClose();
        }}
      />
    </>
  );
}

interface TemplateFieldsProps {
  draft: Template;
  onChange: (part: Partial<Template>) => void;
}

function TemplateFields({ draft, onChange }: TemplateFieldsProps) {
  const { t } = useTranslation('template');
  const bind = (
    name: 'title' | 'messageFormTitle' | 'messageFormPlaceholder' | 'sendButtonText',
    max: number,
  ) => ({
    name,
    lang: draft.language,
    maxLength: max,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label={t('form.title')} hint={t('form.titleHint')}>
        <TextInput {...bind('title', LENGTH.templateTitle.max)} />
      </Field>
      <Field label={t('form.description')}>
        <TextArea
          name="description"
          lang={draft.language}
          maxLength={LENGTH.templateDescription.max}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label={t('form.messageTitle')}>
        <TextInput {...bind('messageFormTitle', LENGTH.messageFormTitle.max)} />
      </Field>
      <Field label={t('form.placeholder')}>
        <TextInput {...bind('messageFormPlaceholder', LENGTH.messageFormPlaceholder.max)} />
      </Field>
      <Field label={t('form.sendButton')}>
        <TextInput {...bind('sendButtonText', LENGTH.sendButtonText.max)} />
      </Field>
    </>
  );
}
