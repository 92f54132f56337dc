import { LENGTH, LOCALES, type Locale, toLanguageName } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, Card, Field, Inline, Select, Stack, TextArea, TextInput } from '@ringtag/ui/lite';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DEFAULTED, type TemplateDefaults } from './template-draft';
import styles from './template-form.module.css';
import type { Template } from './template.queries';
import type { TemplateEditor } from './use-template-editor';

interface TemplateFormProps {
  editor: TemplateEditor;
  /** The alias in the form that people read. */
  label: string;
  heading: ReactNode;
  /** Stands beside the save button. */
  actions?: ReactNode;
}

/** The form for the owner's own texts on the scan page (specification 2: template configuration). */
export function TemplateForm({ editor, label, heading, actions }: TemplateFormProps) {
  const { t } = useTranslation('template');
  const { draft, defaults, dirty, save, change, submit } = editor;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Card>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          {heading}
          <p>{t('intro', { code: label })}</p>
          <Field label={t('language')} hint={t('languageHint')}>
            <Select
              name="language"
              value={draft.language}
              onChange={(event) => change({ language: event.target.value as Locale })}
            >
              {LOCALES.map((locale) => (
                <option key={locale} value={locale} lang={locale}>
                  {toLanguageName(locale)}
                </option>
              ))}
            </Select>
          </Field>
          <TemplateFields draft={draft} defaults={defaults} onChange={change} />
          <FailureAlert title={t('failed')} error={save.error} />
          {save.isSuccess && !dirty && <Alert tone="success">{t('saved')}</Alert>}
          <Inline gap={2} className={styles.actions}>
            <Button type="submit" loading={save.isPending} loadingLabel={t('saving')}>
              {t('save')}
            </Button>
            {actions}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

interface TemplateFieldsProps {
  draft: Template;
  defaults: TemplateDefaults | undefined;
  onChange: (part: Partial<Template>) => void;
}

function TemplateFields({ draft, defaults, onChange }: TemplateFieldsProps) {
  const { t } = useTranslation('template');
  // The texts that few owners write are folded away, unless there are some.
  const [open] = useState(() => DEFAULTED.some((name) => draft[name] !== ''));
  const bind = (name: 'title' | keyof TemplateDefaults, max: number) => ({
    name,
    lang: draft.language,
    maxLength: max,
    value: draft[name],
    placeholder: name === 'title' ? undefined : defaults?.[name],
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
      <details open={open}>
        <summary className={styles.summary}>{t('form.message')}</summary>
        <Stack gap={4}>
          <Field label={t('form.messageTitle')}>
            <TextInput {...bind('messageFormTitle', LENGTH.messageFormTitle.max)} />
          </Field>
          <Field label={t('form.placeholder')}>
            <TextInput {...bind('messageFormPlaceholder', LENGTH.messageFormPlaceholder.max)} />
          </Field>
          <Field label={t('form.sendButton')}>
            <TextInput {...bind('sendButtonText', LENGTH.sendButtonText.max)} />
          </Field>
        </Stack>
      </details>
    </>
  );
}
